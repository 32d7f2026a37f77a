import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/node';
import { checkout } from '#run/settings/checkout.ts';

/** Besides PATH: where distributions put administration programs. */
const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** PORTAL_NGINX, an installed one, or Debian's, installed now. */
function nginxProgram(): string {
  const named = process.env['PORTAL_NGINX'];
  if (named !== undefined && named !== '') return named;
  const find = () => places.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file));
  if (find() === undefined) {
    // Prevents that installing starts the service.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    execFileSync('apt-get', ['update', '-qq'], { env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { env });
  }
  return find() ?? 'nginx';
}

interface Front {
  /** `127.0.0.1:4300` of each. */
  gateways: readonly string[];
  /** For its own files. */
  folder: string;
  trustedProxies?: string;
}

/** Starts nginx as its image does, with `platform/deploy/serve.sh`. */
export async function serveByNginx({ gateways, folder, trustedProxies = '127.0.0.1' }: Front) {
  const listen = `127.0.0.1:${await freePort()}`;
  const child = spawn('sh', [join(checkout, 'platform/deploy/serve.sh'), folder], {
    env: {
      ...process.env,
      PORTAL_GATEWAYS: gateways.join(','),
      PORTAL_LISTEN: listen,
      PORTAL_NGINX: nginxProgram(),
      PORTAL_TRUSTED_PROXIES: trustedProxies,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  const origin = `http://${listen}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${said}`);
    await pause(20);
  }
  return { origin, said: () => said, stop };
}

const answers = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );
