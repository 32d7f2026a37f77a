import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

const named = /^[0-9a-f]{64}$/;
const unfinished = /^[0-9a-f]{64}\.[0-9a-f]{12}$/;

/** Older unfinished files are abandoned. */
const unfinishedMs = 60_000;

/** Keeps documents on disk; evicts the least recently read ones. */
export class DocumentCache {
  /** Sizes by name, least recently used first. */
  private sizes: Promise<Map<string, number>> | undefined;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  async read(name: string): Promise<Buffer | undefined> {
    const sizes = await this.open();
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    sizes.delete(name);
    try {
      const bytes = await readFile(join(this.folder, name));
      if (bytes.length === size) {
        sizes.set(name, size);
        return bytes;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    return undefined;
  }

  /** Writes atomically; only the service's user may read the file. */
  async write(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.mostBytes) return;
    const sizes = await this.open();
    const aside = join(this.folder, `${name}.${randomBytes(6).toString('hex')}`);
    try {
      await writeFile(aside, bytes, { mode: 0o600 });
      await rename(aside, join(this.folder, name));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    sizes.set(name, bytes.length);
    await this.makeRoom(sizes);
  }

  private open(): Promise<Map<string, number>> {
    this.sizes ??= this.list().catch((error: unknown) => {
      this.sizes = undefined;
      throw error;
    });
    return this.sizes;
  }

  /** Keeps documents of earlier processes, removes their unfinished ones, ignores other files. */
  private async list(): Promise<Map<string, number>> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const files = await Promise.all(
      (await readdir(this.folder)).map(async (name) => {
        const path = join(this.folder, name);
        if (!named.test(name) && !unfinished.test(name)) return undefined;
        const { size, mtimeMs } = await stat(path);
        if (named.test(name)) return { name, size, mtimeMs };
        if (Date.now() - mtimeMs > unfinishedMs) await rm(path, { force: true });
        return undefined;
      }),
    );
    const found = files
      .filter((file) => file !== undefined)
      .sort((one, other) => one.mtimeMs - other.mtimeMs);
    return new Map(found.map(({ name, size }) => [name, size]));
  }

  private async makeRoom(sizes: Map<string, number>): Promise<void> {
    let all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (all <= this.mostBytes) return;
      sizes.delete(name);
      all -= size;
      await rm(join(this.folder, name), { force: true });
    }
  }
}
