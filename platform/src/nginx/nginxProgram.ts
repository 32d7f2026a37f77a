import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '../faults/UserFacingError.ts';

/** Next to the usual path, where distributions put programs for administrators. */
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
      // Packages start their service when they are installed: here only the program is wanted.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', 'nginx-light');
}

/**
 * The nginx that PORTAL_NGINX names, one that is installed, or one installed now.
 * @throws with what to do when none can be had
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
