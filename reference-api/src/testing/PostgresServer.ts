import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@portal/node';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';
const startLimitMs = 20_000;

/** PostgreSQL refuses to run as root: then the user `postgres` owns files and processes. */
interface Owner {
  uid?: number;
  gid?: number;
}

/** The message is why the tests cannot use PostgreSQL here. */
export class NoPostgres extends Error {}

function findPrograms(): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((each) => existsSync(join(debianFolder, each, 'bin/initdb')));
  if (newest === undefined) throw new NoPostgres(`there are no server programs in ${debianFolder}`);
  return join(debianFolder, newest, 'bin');
}

function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new NoPostgres('root may not run it and there is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a server until standard input ends, also when the parent is killed, then removes its folder. Ignores signals to
 * the process group: the parent decides when to stop.
 */
const untilInputEnds = `trap '' INT TERM HUP
"$@" & server=$!
cat > /dev/null
kill -INT $server
wait $server
cd / && rm -rf "$0"`;

/** A fresh PostgreSQL that ends with the process that started it. */
export class PostgresServer {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  /**
   * Only a `durable` server waits for the disk and tidies up by itself, as in production. Others have hundreds of databases, which
   * it would visit in turn.
   * @throws NoPostgres if this machine has none
   */
  static async start({ durable = false } = {}): Promise<PostgresServer> {
    const programs = findPrograms();
    const owner = findOwner();
    const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    const own = { ...owner, cwd: folder };
    const init = ['-D', folder, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
    const made = spawnSync(join(programs, 'initdb'), init, own);
    if (made.status !== 0) throw new NoPostgres(`initdb failed: ${made.stderr.toString().trim()}`);
    const port = await freePort();
    const asInProduction = durable ? 'on' : 'off';
    const options = [
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      `fsync=${asInProduction}`,
      '-c',
      `autovacuum=${asInProduction}`,
    ];
    const words = [join(programs, 'postgres'), '-D', folder, ...options];
    const child = spawn('sh', ['-c', untilInputEnds, folder, ...words], {
      ...own,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const server = new PostgresServer(`postgres://portal@127.0.0.1:${port}/postgres`, folder, child);
    await server.ready();
    return server;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    if (this.process.exitCode === null) {
      this.process.stdin?.end();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    const limit = Date.now() + startLimitMs;
    while (!(await answers(this.url))) {
      if (this.process.exitCode !== null || Date.now() > limit) {
        await this.stop();
        throw new NoPostgres('the server did not start');
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
