import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '../faults/UserFacingError.ts';

/** Besides PATH: where distributions put administration programs. */
const places = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const find = (name: string) =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...places]
    .map((folder) => join(folder, name))
    .find(isProgram);

function install(): void {
  if (process.getuid?.() !== 0 || find('apt-get') === undefined) return;
  console.log('Installing the Debian package nginx-light …');
  const run = (...words: string[]) =>
    execFileSync('apt-get', words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
      // Prevents that installing starts the service.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'nginx-light');
}

/**
 * PORTAL_NGINX, an installed nginx, or one installed now.
 * @throws UserFacingError if there is none
 */
export function nginxProgram(): string {
  const named = process.env['PORTAL_NGINX'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new UserFacingError(
      `PORTAL_NGINX names ${named}, which is not a program.`,
      'Correct it or leave it out.',
    );
  }
  const found = find('nginx');
  if (found !== undefined) return found;
  try {
    install();
  } catch (error) {
    throw noNginx(error);
  }
  const now = find('nginx');
  if (now === undefined) throw noNginx();
  return now;
}

const noNginx = (cause?: unknown) =>
  new UserFacingError(
    'nginx could be neither found nor installed.',
    'Install it (Debian: apt-get install nginx-light), or set PORTAL_NGINX to its program.',
    cause,
  );
