import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '#portal/checkout.ts';
import { program } from '#portal/programs.ts';
import { writeOfflineLock } from './offlineLock.ts';

const run = promisify(execFile);

const tool = (path: string) => join(checkout, path);

/** A squad's repository, which knows nothing of the checkout. */
export class OwnRepository {
  private constructor(readonly folder: string) {}

  /** As `pnpm new:remote <name> --out` makes it, with the shared packages as packs. */
  static async made(name: string, folder: string, ...words: readonly string[]): Promise<OwnRepository> {
    const command = tool('platform/src/tools/new-remote/cli.ts');
    await run(tool('node_modules/.bin/tsx'), [command, name, '--out', folder, ...words], { cwd: checkout });
    return new OwnRepository(folder);
  }

  /** From the packs and what is installed here already, without a network. */
  async install(): Promise<void> {
    await writeOfflineLock(this.folder);
    await this.pnpm('install', '--frozen-lockfile', '--offline');
  }

  /** By its own scripts; the types by the faster compiler. */
  async check(): Promise<void> {
    const compiler = tool('platform/node_modules/typescript-native/bin/tsc');
    await Promise.all([
      run(process.execPath, [compiler, '-p', '.', '--checkers', '1'], { cwd: this.folder }),
      this.pnpm('test'),
      this.pnpm('build'),
    ]);
  }

  private async pnpm(...words: readonly string[]): Promise<void> {
    const PATH = [tool('node_modules/.bin'), process.env['PATH']].join(delimiter);
    const env = { ...process.env, CI: 'true', PATH, PORTAL_SOURCE_MAPS: '0', NODE_ENV: undefined };
    await run('pnpm', words, { cwd: this.folder, env });
  }

  /** `pnpm release …`, as the platform team runs it. Returns what it prints. */
  async release(dataFolder: string, ...words: readonly string[]): Promise<string> {
    const [node, file] = program('release');
    const env = { ...process.env, PORTAL_DATA: dataFolder };
    const { stdout } = await run(node, [file, ...words, '--why', 'a new area'], { cwd: checkout, env });
    return stdout;
  }
}
