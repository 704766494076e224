// A disk in memory that counts the calls that change it and can fail at any of them, before or after taking effect.
import type { Disk } from '../storage/disk.ts';

/** A failure of the call with number `at`, counted from 1 since it was set. */
export interface Failure {
  readonly at: number;
  /** `once`: only that call fails. `forEver`: every call from it on, as after a crash or on a full disk. */
  readonly lasts: 'once' | 'forEver';
  /**
   * `before`: nothing is done. `half`: a write leaves half of its text. `after`: the call takes effect and still fails.
   */
  readonly when: 'before' | 'half' | 'after';
  readonly code: string;
}

export interface FakeDisk extends Disk {
  readonly files: Map<string, Uint8Array>;
  /** Returns the number of calls that change the disk since the last call of `fail`. */
  calls(): number;
  fail(failure: Failure | undefined): void;
  write(file: string, text: string): void;
}

export function fakeDisk(now: () => number = () => 0): FakeDisk {
  const { files, changed, put, add, bytesOf, move, link } = storedFiles(now);
  const { call, calls, fail } = failingCalls();
  const writeTo = (file: string, text: string) => {
    const bytes = new TextEncoder().encode(text);
    call(
      () => put(file, bytes),
      () => put(file, bytes.slice(0, bytes.length >> 1)),
    );
  };

  return {
    files,
    calls,
    fail,
    read: bytesOf,
    list: folder => namesBelow([...files.keys()], folder),
    changedAt(file) {
      bytesOf(file);
      return changed.get(file) ?? 0;
    },
    makeFolder: () => call(() => {}),
    write: writeTo,
    writeNew(file, text) {
      if (files.has(file)) throw fault('EEXIST');
      writeTo(file, text);
    },
    append(file, text) {
      const bytes = new TextEncoder().encode(text);
      call(
        () => add(file, bytes),
        () => add(file, bytes.slice(0, bytes.length >> 1)),
      );
    },
    truncate: (file, bytes) => call(() => put(file, bytesOf(file).slice(0, bytes))),
    create(file, text) {
      let isNew = false;
      call(() => {
        isNew = !files.has(file);
        if (isNew) put(file, new TextEncoder().encode(text));
      });
      return isNew;
    },
    rename: (from, to) => call(() => move(from, to)),
    link: (from, to) => call(() => link(from, to)),
    remove: file => call(() => void files.delete(file)),
    syncFolder: () => call(() => {}),
  };
}

// Folders are there as soon as a file is in them.
function namesBelow(files: readonly string[], folder: string): readonly string[] {
  const below = files.filter(file => file.startsWith(`${folder}/`));
  return [...new Set(below.map(file => file.slice(folder.length + 1).split('/')[0] ?? ''))];
}

function storedFiles(now: () => number) {
  const files = new Map<string, Uint8Array>();
  const changed = new Map<string, number>();
  function put(file: string, bytes: Uint8Array): void {
    files.set(file, bytes);
    changed.set(file, now());
  }
  function bytesOf(file: string): Uint8Array {
    const bytes = files.get(file);
    if (bytes === undefined) throw fault('ENOENT');
    return bytes;
  }
  return {
    files,
    changed,
    put,
    add(file: string, bytes: Uint8Array): void {
      const before = files.get(file) ?? new Uint8Array();
      const grown = new Uint8Array(before.length + bytes.length);
      grown.set(before);
      grown.set(bytes, before.length);
      put(file, grown);
    },
    bytesOf,
    move(from: string, to: string): void {
      put(to, bytesOf(from));
      if (from !== to) files.delete(from);
    },
    link(from: string, to: string): void {
      if (files.has(to)) throw fault('EEXIST');
      put(to, bytesOf(from));
    },
  };
}

function failingCalls() {
  let calls = 0;
  let failure: Failure | undefined;
  return {
    calls: () => calls,
    fail(next: Failure | undefined): void {
      failure = next;
      calls = 0;
    },
    call(act: () => void, half: () => void = () => {}): void {
      calls += 1;
      const hit =
        failure !== undefined &&
        (failure.lasts === 'once' ? calls === failure.at : calls >= failure.at);
      if (!hit || failure === undefined) {
        act();
        return;
      }
      // After a crash nothing more is done, whatever the first failure left behind.
      const when = calls > failure.at ? 'before' : failure.when;
      if (when === 'after') act();
      if (when === 'half') half();
      throw fault(failure.code);
    },
  };
}

function fault(code: string): Error {
  return Object.assign(new Error(`the disk fails: ${code}`), { code });
}
