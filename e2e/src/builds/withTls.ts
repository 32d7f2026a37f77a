import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from '@portal/node';
import { startServer, stopping, type Server } from '../portal/server.ts';

/** Distributions put administrators' programs outside the PATH. */
const places = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const programAt = (name: string) =>
  places.map((folder) => join(folder, name)).find((file) => existsSync(file));

export interface TlsPrograms {
  nginx: string;
  openssl: string;
}

/** Returns a message if any is missing. */
export function tlsPrograms(find: (name: string) => string | undefined = programAt): TlsPrograms | string {
  const nginx = process.env['PORTAL_NGINX'] || find('nginx');
  const openssl = find('openssl');
  if (nginx !== undefined && openssl !== undefined) return { nginx, openssl };
  const missing = [nginx === undefined ? 'nginx' : '', openssl === undefined ? 'openssl' : ''].filter(
    Boolean,
  );
  return `Without HTTP/2: ${missing.join(' and ')} not found (Debian: nginx-light, openssl).`;
}

/** nginx as its image runs it, in front of a gateway, with HTTP/2 and a self-signed certificate. */
export async function startWithTls({ nginx, openssl }: TlsPrograms, gateway: string): Promise<Server> {
  const out = await mkdtemp(join(tmpdir(), 'portal-tls-'));
  const clearUp = () => rm(out, { recursive: true, force: true });
  try {
    const [port = 0, tlsPort = 0] = await freePorts(2);
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const written = ['-keyout', join(out, 'key.pem'), '-out', join(out, 'certificate.pem')];
    execFileSync(openssl, [...request, ...written], { stdio: 'ignore' });
    const server = await startServer({
      name: 'nginx',
      command: ['sh', 'platform/deploy/serve.sh', join(out, 'served')],
      url: `http://localhost:${port}`,
      patienceMs: 30_000,
      env: {
        PORTAL_GATEWAYS: new URL(gateway).host,
        PORTAL_LISTEN: `localhost:${port}`,
        PORTAL_NGINX: nginx,
        PORTAL_TLS_FOLDER: out,
        PORTAL_TLS_LISTEN: `localhost:${tlsPort}`,
      },
    });
    return { ...server, url: `https://localhost:${tlsPort}`, stop: stopping(server, clearUp) };
  } catch (error) {
    await clearUp();
    throw error;
  }
}
