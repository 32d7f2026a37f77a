import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts, startServer, stopping, type Server } from '../portal/server.ts';
import { portalPlace } from '../portal/portal.ts';
import { runProgram } from '../portal/programs.ts';

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

/** The certificate is in the configuration's folder. */
export function listeningByTls(configuration: string, port: number): string {
  const listen = /^( *)listen (.+):\d+;$/m;
  if (!listen.test(configuration)) throw new Error('The configuration of nginx names no place to listen at.');
  return configuration.replace(listen, (plain, indent: string, host: string) =>
    [
      plain,
      `${indent}listen ${host}:${port} ssl http2;`,
      `${indent}ssl_certificate certificate.pem;`,
      `${indent}ssl_certificate_key key.pem;`,
    ].join('\n'),
  );
}

/** As `pnpm release nginx` sets it up, plus HTTP/2 with a self-signed certificate. */
export async function startWithTls(
  { nginx, openssl }: TlsPrograms,
  dataFolder: string = portalPlace().dataFolder,
): Promise<Server> {
  const out = await mkdtemp(join(tmpdir(), 'portal-tls-'));
  const clearUp = () => rm(out, { recursive: true, force: true });
  try {
    const [port = 0, tlsPort = 0] = await freePorts(2);
    const env = {
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(portalPlace().apiPort),
      PORTAL_DATA: dataFolder,
    };
    const { code, errors } = await runProgram('release', ['nginx', '--out', out], env);
    if (code !== 0) throw new Error(`nginx could not be set up:\n${errors}`);
    const file = join(out, 'nginx.conf');
    await writeFile(file, listeningByTls(await readFile(file, 'utf8'), tlsPort));
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const written = ['-keyout', join(out, 'key.pem'), '-out', join(out, 'certificate.pem')];
    execFileSync(openssl, [...request, ...written], { stdio: 'ignore' });
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const server = await startServer({
      name: 'nginx',
      command: [nginx, '-p', `${out}/`, '-c', 'nginx.conf', '-e', 'stderr', '-g', `${user}daemon off;`],
      url: `http://localhost:${port}`,
      patienceMs: 30_000,
      env: {},
    });
    return { ...server, url: `https://localhost:${tlsPort}`, stop: stopping(server, clearUp) };
  } catch (error) {
    await clearUp();
    throw error;
  }
}
