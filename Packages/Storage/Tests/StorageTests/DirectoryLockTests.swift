import Foundation
import Storage
import Testing

struct DirectoryLockTests {
  @Test("a lock keeps another process out, which names the holder's process")
  func refusesOther() throws {
    try TemporaryFolder.with { folder in
      let lock = try folder.directory.lock()
      let other = try Probe("lock", folder)
      #expect(
        try other.line()
          == "The data folder '\(folder.path)' is in use by the process \(getpid()); end that one "
          + "first, or choose another data folder.")
      #expect(other.waitForExit() == 1)
      lock.release()
      let later = try Probe("lock", folder)
      #expect(try later.line() == "locked")
      #expect(later.waitForExit() == 0)
    }
  }

  @Test("the lock of another process keeps this one out until that process ends")
  func refusedByOther() throws {
    try TemporaryFolder.with { folder in
      let other = try Probe("lock", folder)
      #expect(try other.line() == "locked")
      let expected =
        "The data folder '\(folder.path)' is in use by the process \(other.number); end that one "
        + "first, or choose another data folder."
      #expect(sentence { _ = try folder.directory.lock() } == expected)
      #expect(other.waitForExit() == 0)
      #expect(throws: Never.self) { try folder.directory.lock().release() }
    }
  }

  @Test("a process that is killed leaves its file, which hinders nobody")
  func deadProcess() throws {
    try TemporaryFolder.with { folder in
      let other = try Probe("lock", folder)
      #expect(try other.line() == "locked")
      other.kill()
      let left = try folder.text("lock")
      #expect(left == "\(other.number)\n")
      let lock = try folder.directory.lock()
      let mine = try folder.text("lock")
      #expect(mine == "\(getpid())\n")
      lock.release()
    }
  }

  @Test("a process whose standard streams are closed does not print into the lock")
  func closedStreams() throws {
    try TemporaryFolder.with { folder in
      let other = try Probe("print", folder)
      #expect(other.waitForExit() == SIGKILL)
      let left = try folder.text("lock")
      #expect(left == "\(other.number)\n")
      #expect(throws: Never.self) { try folder.directory.lock().release() }
    }
  }

  @Test("the number of a dead process is not taken for the holder's", arguments: [true, false])
  func staleNumber(isDead: Bool) throws {
    try TemporaryFolder.with { folder in
      let dead = try Probe("lock", folder)
      #expect(try dead.line() == "locked")
      dead.kill()
      let lock = try folder.directory.lock()
      // As if this process had not come to writing its number yet.
      try folder.overwrite(isDead ? "\(dead.number)\n" : "", in: "lock")
      #expect(
        sentence { _ = try folder.directory.lock() }
          == "The data folder '\(folder.path)' is in use by another process; end that one first, or "
          + "choose another data folder.")
      lock.release()
    }
  }

  @Test("a second lock of the same process is refused, and a released one can be taken again")
  func sameProcess() throws {
    try TemporaryFolder.with { folder in
      let lock = try folder.directory.lock()
      #expect(
        sentence { _ = try folder.directory.lock() }
          == "The data folder '\(folder.path)' is in use by the process \(getpid()); end that one "
          + "first, or choose another data folder.")
      lock.release()
      lock.release()
      let left = try folder.text("lock")
      #expect(left == "")
      try folder.directory.lock().release()
    }
  }

  @Test("a lock that nobody keeps is released")
  func deinitialised() throws {
    try TemporaryFolder.with { folder in
      do {
        let lock = try folder.directory.lock()
        withExtendedLifetime(lock) {}
      }
      try folder.directory.lock().release()
    }
  }

  @Test("locks of two folders have nothing to do with each other")
  func twoFolders() throws {
    try TemporaryFolder.with { one in
      try TemporaryFolder.with { two in
        let first = try one.directory.lock()
        let second = try two.directory.lock()
        first.release()
        second.release()
      }
    }
  }

  @Test(
    "a file of somebody else that is called lock is left as it is",
    arguments: ["a diary", "12 or so", "{}"])
  func notALock(content: String) throws {
    try TemporaryFolder.with { folder in
      try folder.put(content, in: "lock")
      #expect(
        sentence { _ = try folder.directory.lock() }
          == "The file '\(folder.path)/lock' holds something else than a process's number, so it is "
          + "not the lock of this data folder. It was left as it is; move it away, or choose another "
          + "data folder.")
      let kept = try folder.text("lock")
      #expect(kept == content)
    }
  }

  @Test("a folder or a link that is called lock is left as it is", arguments: [true, false])
  func otherAsLock(isFolder: Bool) throws {
    try TemporaryFolder.with { folder in
      try folder.put("7\n", in: "seven")
      if isFolder {
        try folder.makeFolder("lock")
      } else {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path + "/lock", withDestinationPath: "seven")
      }
      #expect(
        sentence { _ = try folder.directory.lock() }
          == "'\(folder.path)/lock' is not a file, but a folder, a link or a device is in its place. "
          + "It was left as it is; move it away, then try again.")
      let kept = try folder.text("seven")
      #expect(kept == "7\n")
    }
  }

  @Test(
    "an empty or nonsensical number hinders nobody", arguments: ["", "0", "0007", "99999999999999"])
  func strangeNumber(content: String) throws {
    try TemporaryFolder.with { folder in
      try folder.put(content, in: "lock")
      let lock = try folder.directory.lock()
      let mine = try folder.text("lock")
      #expect(mine == "\(getpid())\n")
      lock.release()
    }
  }
}
