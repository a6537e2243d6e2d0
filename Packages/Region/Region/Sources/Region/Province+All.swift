/// Where the service repairs: names in pinyin, without the words for province, city and district.
extension Province {
  /// In alphabetical order, cities too.
  static let all = [
    Province(
      "Anhui",
      City("Bengbu", "Bengshan", "Huaishang", "Longzihu", "Yuhui"),
      City("Hefei", "Baohe", "Luyang", "Shushan", "Yaohai"),
      City("Wuhu", "Fanchang", "Jinghu", "Jiujiang", "Wanzhi", "Yijiang")),
    Province(
      municipality: "Beijing",
      "Changping", "Chaoyang", "Dongcheng", "Fengtai", "Haidian", "Shijingshan", "Tongzhou",
      "Xicheng"),
    Province(
      municipality: "Chongqing",
      "Banan", "Jiangbei", "Jiulongpo", "Nan'an", "Shapingba", "Yubei", "Yuzhong"),
    Province(
      "Fujian",
      City("Fuzhou", "Cangshan", "Changle", "Gulou", "Jin'an", "Mawei", "Taijiang"),
      City("Quanzhou", "Fengze", "Licheng", "Luojiang", "Quangang"),
      City("Xiamen", "Haicang", "Huli", "Jimei", "Siming", "Tong'an", "Xiang'an")),
    Province(
      "Guangdong",
      City("Foshan", "Chancheng", "Gaoming", "Nanhai", "Sanshui", "Shunde"),
      City("Guangzhou", "Baiyun", "Haizhu", "Huangpu", "Liwan", "Panyu", "Tianhe", "Yuexiu"),
      City("Shenzhen", "Bao'an", "Futian", "Longgang", "Longhua", "Luohu", "Nanshan", "Yantian"),
      City("Zhuhai", "Doumen", "Jinwan", "Xiangzhou")),
    Province(
      "Henan",
      City("Kaifeng", "Gulou", "Longting", "Shunhe", "Xiangfu", "Yuwangtai"),
      City("Luoyang", "Chanhe", "Jianxi", "Laocheng", "Luolong", "Mengjin", "Xigong", "Yanshi"),
      City("Zhengzhou", "Erqi", "Guancheng", "Huiji", "Jinshui", "Shangjie", "Zhongyuan")),
    Province(
      "Hubei",
      City("Wuhan", "Hanyang", "Hongshan", "Jiang'an", "Jianghan", "Qiaokou", "Wuchang"),
      City("Xiangyang", "Fancheng", "Xiangcheng", "Xiangzhou"),
      City("Yichang", "Dianjun", "Wujiagang", "Xiling", "Yiling")),
    Province(
      "Hunan",
      City("Changsha", "Furong", "Kaifu", "Tianxin", "Wangcheng", "Yuelu", "Yuhua"),
      City("Hengyang", "Nanyue", "Shigu", "Yanfeng", "Zhengxiang", "Zhuhui"),
      City("Zhuzhou", "Hetang", "Lukou", "Lusong", "Shifeng", "Tianyuan")),
    Province(
      "Jiangsu",
      City("Changzhou", "Jintan", "Tianning", "Wujin", "Xinbei", "Zhonglou"),
      City("Nanjing", "Gulou", "Jiangning", "Jianye", "Pukou", "Qinhuai", "Qixia", "Xuanwu"),
      City("Suzhou", "Gusu", "Huqiu", "Wujiang", "Wuzhong", "Xiangcheng"),
      City("Wuxi", "Binhu", "Huishan", "Liangxi", "Xinwu", "Xishan")),
    Province(
      "Liaoning",
      City("Anshan", "Lishan", "Qianshan", "Tiedong", "Tiexi"),
      City("Dalian", "Ganjingzi", "Jinzhou", "Lüshunkou", "Shahekou", "Xigang", "Zhongshan"),
      City("Shenyang", "Dadong", "Heping", "Huanggu", "Hunnan", "Shenhe", "Tiexi")),
    Province(
      "Shaanxi",
      City("Baoji", "Chencang", "Fengxiang", "Jintai", "Weibin"),
      City("Xi'an", "Baqiao", "Beilin", "Chang'an", "Lianhu", "Weiyang", "Xincheng", "Yanta"),
      City("Xianyang", "Qindu", "Weicheng", "Yangling")),
    Province(
      "Shandong",
      City("Jinan", "Changqing", "Huaiyin", "Licheng", "Lixia", "Shizhong", "Tianqiao"),
      City("Qingdao", "Chengyang", "Huangdao", "Jimo", "Laoshan", "Licang", "Shibei", "Shinan"),
      City("Yantai", "Fushan", "Laishan", "Muping", "Penglai", "Zhifu")),
    Province(
      municipality: "Shanghai",
      "Changning", "Hongkou", "Huangpu", "Jing'an", "Minhang", "Pudong", "Putuo", "Xuhui",
      "Yangpu"),
    Province(
      "Sichuan",
      City("Chengdu", "Chenghua", "Jinjiang", "Jinniu", "Longquanyi", "Qingyang", "Wuhou"),
      City("Leshan", "Jinkouhe", "Shawan", "Shizhong", "Wutongqiao"),
      City("Mianyang", "Anzhou", "Fucheng", "Youxian")),
    Province(
      municipality: "Tianjin",
      "Binhai", "Hebei", "Hedong", "Heping", "Hexi", "Hongqiao", "Nankai"),
    Province(
      "Zhejiang",
      City("Hangzhou", "Binjiang", "Gongshu", "Shangcheng", "Xiaoshan", "Xihu", "Yuhang"),
      City("Ningbo", "Beilun", "Fenghua", "Haishu", "Jiangbei", "Yinzhou", "Zhenhai"),
      City("Shaoxing", "Keqiao", "Shangyu", "Yuecheng"),
      City("Wenzhou", "Dongtou", "Longwan", "Lucheng", "Ouhai")),
  ]
}
