import type { Readable } from 'node:stream';

/** Inclusive, as in HTTP. */
export interface ByteRange {
  from: number;
  to: number;
}

export interface WrittenContent {
  /** sha256 in hex. */
  hash: string;
  size: number;
}

/** On this machine's disk, not in the store yet. */
export interface ReceivedFile extends WrittenContent {
  /** Absolute. */
  path: string;
}

export interface StoredContent {
  size: number;
  /** To be called once, unless it is closed instead. */
  read: (range?: ByteRange) => Readable;
  close: () => Promise<void>;
}

/** What a sweep asks about the files that it met. */
export interface UnusedFiles {
  among: (hashes: string[]) => Promise<string[]>;
  /** Runs `remove` if a file is unused still, and nothing is about to name files. Returns whether it was removed. */
  ifStill: (hash: string, remove: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Files under the hash of their bytes: immutable, and each stored once. Written before the record that names them, so that
 * a killed process leaves an orphan, never a hole. All kinds of store give the same guarantees.
 */
export interface ContentStore {
  /** For people. */
  readonly location: string;
  /** Of this machine, for what is being received. */
  readonly incoming: string;
  /** @throws what keeps the store from being used at all */
  check: () => Promise<void>;
  /** Marks the store, unless it is marked already. Returns its mark. */
  claim: (owner: string) => Promise<string>;
  /**
   * Streams into the store. Known bytes are kept, damaged ones repaired.
   * @throws ContentTooLarge
   */
  write: (bytes: AsyncIterable<Uint8Array>, mostBytes: number) => Promise<WrittenContent>;
  /** Takes a received file into the store, which may move it away. */
  keep: (file: ReceivedFile) => Promise<void>;
  /**
   * Undefined if it is not there.
   * @throws ContentDamaged if the bytes are no longer those of the hash
   */
  open: (hash: string) => Promise<StoredContent | undefined>;
  /** Whether it is there, without a look at its bytes. */
  has: (hash: string) => Promise<boolean>;
  /** Keeps an unused file as if it were written now. Does nothing if it is not there. */
  renew: (hash: string) => Promise<void>;
  /** Removes what is older than `olderThanMs` and not in use, and killed writers' leftovers. Returns how many. */
  sweep: (unused: UnusedFiles, olderThanMs: number) => Promise<number>;
}

export class ContentTooLarge extends Error {
  constructor(readonly mostBytes: number) {
    super(`The file is larger than ${mostBytes} bytes.`);
  }
}

export class ContentDamaged extends Error {
  constructor(readonly hash: string) {
    super(`The stored file ${hash} is damaged: its bytes are not those of its hash.`);
  }
}

/** Files cannot be stored or read now; nothing is wrong with what was asked for. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  readonly hint: string;
  /** Whether it may pass without a change of the settings. */
  readonly passes: boolean;

  constructor({ message, hint, passes }: { message: string; hint: string; passes: boolean }, cause: unknown) {
    super(message, { cause });
    this.hint = hint;
    this.passes = passes;
  }
}

/** Below the store's place: whose it is. */
export const ownerMark = 'owner';

const hashed = /^[0-9a-f]{64}$/;

export const isHash = (text: string): boolean => hashed.test(text);

/** Below the store's place: `sha256/ab/cdef…`. */
export function pathOf(hash: string): string {
  if (!isHash(hash)) throw new Error(`${hash} is not a hash.`);
  return `sha256/${hash.slice(0, 2)}/${hash.slice(2)}`;
}
