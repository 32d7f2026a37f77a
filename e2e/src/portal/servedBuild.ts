import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { containerName } from '@portal/contract';
import { portalPlace } from './portal.ts';
import { currentEnvironment, filesBelow } from './releaseStore.ts';

interface Build {
  remote: string;
  change: readonly [from: string, to: string];
  /** Only its pages may read the build. */
  portal: string;
}

interface ReleaseFile {
  version: string;
  integrity: Record<string, string>;
  manifest: { entry: string };
}

const version = '9.9.9-mine';
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const types: Record<string, string> = { '.json': 'application/json', '.css': 'text/css' };
const typeOf = (file: string) => types[extname(file)] ?? 'text/javascript';

/** Derived from the release, without building. */
export class ServedBuild {
  private constructor(
    private readonly server: Server,
    /** Of the build's folder. */
    readonly url: string,
    private readonly files: Map<string, string>,
  ) {}

  static async of({ remote, change: [from, to], portal }: Build): Promise<ServedBuild> {
    const { version: released = '' } = (await currentEnvironment()).remotes[remote] ?? {};
    const folder = join(portalPlace().dataFolder, 'store', 'artefacts', remote, released);
    const names = (await filesBelow(folder)).filter((file) => /\.(?:js|css|json)$/.test(file));
    const own = containerName(remote, released);
    const files = new Map<string, string>();
    for (const name of names) {
      const text = await readFile(join(folder, name), 'utf8');
      files.set(name, text.replaceAll(own, containerName(remote, version)).replaceAll(from, to));
    }
    const server = createServer(({ url = '/' }, response) => {
      const file = url.slice(1).split('?', 1)[0] ?? '';
      const text = files.get(file);
      const headers = { 'access-control-allow-origin': portal, 'content-type': typeOf(file) };
      response.writeHead(text === undefined ? 404 : 200, headers).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const build = new ServedBuild(server, url, files);
    build.describe((record) => (record.version = version));
    return build;
  }

  /** With the right hash. */
  breakEntry(before: string): void {
    const { entry } = this.record().manifest;
    this.files.set(entry, before + (this.files.get(entry) ?? ''));
    this.describe(() => undefined);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private record = () => JSON.parse(this.files.get('release.json') ?? '') as ReleaseFile;

  /** Also updates the hashes. */
  private describe(change: (record: ReleaseFile) => unknown): void {
    const record = this.record();
    for (const file of Object.keys(record.integrity)) {
      const text = this.files.get(file);
      if (text !== undefined) record.integrity[file] = integrityOf(text);
    }
    change(record);
    this.files.set('release.json', JSON.stringify(record));
  }
}
