import { createHash } from 'node:crypto';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@portal/contract';
import type { ReleasedVersion, RemoteRelease } from '@portal/wire';
import { copyFolder } from '../portal/copyFolder.ts';
import { currentRevisionFile } from '../portal/releaseStore.ts';

/** Entry, exposed module, one screen's script and style sheet, English and German messages. */
export type FilePart = 'entry' | 'exposed' | 'screen' | 'style' | 'words' | 'germanWords';

interface RevisionText {
  environment: { remotes: Record<string, RemoteRelease> };
}

const integrityOf = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The previous version. */
interface LastGood {
  takeAway: () => Promise<void>;
  putBack: () => Promise<void>;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Alters a release in a test's copy of the store, unnoticed by the portal. Environment changes apply to pages opened
 * afterwards. `restore` undoes all but the last good version.
 */
export class AlteredRelease {
  private readonly pinned: RemoteRelease;
  private readonly screenName: string;
  private readonly undoing: (() => Promise<void>)[] = [];

  private constructor(
    private readonly store: string,
    private readonly remote: string,
    { pinned, screenName }: { pinned: RemoteRelease; screenName: string },
  ) {
    this.pinned = pinned;
    this.screenName = screenName;
  }

  /** @param screenName the component that `screen` and `style` belong to */
  static async of(store: string, remote: string, screenName: string): Promise<AlteredRelease> {
    const file = await currentRevisionFile(store);
    const { environment } = JSON.parse(await readFile(file, 'utf8')) as RevisionText;
    const pinned = environment.remotes[remote];
    if (pinned === undefined) throw new Error(`The environment has no ${remote}.`);
    return new AlteredRelease(store, remote, { pinned, screenName });
  }

  get version(): string {
    return this.pinned.version;
  }

  file(part: FilePart): string {
    const { entry, exposed, chunks } = this.pinned.manifest;
    const chunk = (name: string) => Object.entries(chunks).find(([key]) => key.includes(name))?.[1];
    const screen = chunk(`_${this.screenName}_`);
    const file = {
      entry,
      exposed: exposed.js.at(-1),
      screen: screen?.js.at(-1),
      style: screen?.css.at(-1),
      words: chunk('messages_en')?.js.at(-1),
      germanWords: chunk('messages_de')?.js.at(-1),
    }[part];
    if (file === undefined) throw new Error(`${this.remote} has no ${part} for ${this.screenName}.`);
    return file;
  }

  /** Changes the file's bytes but not its hash. */
  async tamper(part: FilePart, change: (text: string) => string): Promise<void> {
    const path = this.path(this.file(part));
    const text = await readFile(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${path} is not changed by this any more.`);
    await this.write(path, changed);
    this.undoing.push(() => this.write(path, text));
  }

  /** As a build would: with the right hash. */
  async release(part: FilePart, change: (text: string) => string): Promise<void> {
    await this.tamper(part, change);
    const text = await readFile(this.path(this.file(part)), 'utf8');
    await this.describe(({ integrity }) => (integrity[this.file(part)] = integrityOf(text)));
  }

  async remove(part: FilePart): Promise<void> {
    const path = this.path(this.file(part));
    await rename(path, `${path}-away`);
    await this.dropCompressed(path);
    this.undoing.push(() => rename(`${path}-away`, path));
  }

  async describe(change: (release: RemoteRelease) => unknown): Promise<void> {
    const file = await currentRevisionFile(this.store);
    const text = await readFile(file, 'utf8');
    const revision = JSON.parse(text) as RevisionText;
    const release = revision.environment.remotes[this.remote];
    if (release !== undefined) change(release);
    await writeFile(file, JSON.stringify(revision));
    this.undoing.push(() => writeFile(file, text));
  }

  async restore(): Promise<void> {
    for (const undo of this.undoing.splice(0).reverse()) await undo();
  }

  /** Permanent: this version under another number, with one text changed. */
  async addLastGood(version: string, [from, to]: readonly [string, string]): Promise<LastGood> {
    const { pinned } = this;
    const folder = join(this.store, 'artefacts', this.remote, version);
    await copyFolder(join(this.store, 'artefacts', this.remote, this.version), folder);
    const own = containerName(this.remote, this.version);
    const integrity: ReleasedVersion['integrity'] = {};
    for (const file of Object.keys(pinned.integrity)) {
      const text = await readFile(join(folder, file), 'utf8');
      const changed = text.replaceAll(own, containerName(this.remote, version)).replaceAll(from, to);
      await this.write(join(folder, file), changed);
      integrity[file] = integrityOf(changed);
    }
    const baseUrl = pinned.baseUrl.replace(this.version, version);
    await this.describe((release) => (release.lastGood = { ...pinned, version, baseUrl, integrity }));
    this.undoing.length = 0;
    const away = `${folder}-away`;
    return {
      takeAway: async () => ((await exists(folder)) ? rename(folder, away) : undefined),
      putBack: async () => ((await exists(away)) ? rename(away, folder) : undefined),
    };
  }

  private path(file: string): string {
    return join(this.store, 'artefacts', this.remote, this.version, file);
  }

  private async write(path: string, text: string): Promise<void> {
    await writeFile(path, text);
    await this.dropCompressed(path);
  }

  /** The gateway would serve copies compressed at release. */
  private async dropCompressed(path: string): Promise<void> {
    for (const ending of ['.br', '.gz']) await rm(path + ending, { force: true });
  }
}
