import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names under which distributions install Chromium or Chrome. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

function installed(): string | undefined {
  const known = [...commands.map(onPath), ...macPlaces.filter(isExecutable)].find(
    (file) => file !== undefined,
  );
  return known ?? [chromium.executablePath()].find((file) => existsSync(file));
}

function asked(): string | undefined {
  const file = process.env['PORTAL_CHROMIUM'];
  if (file === undefined || file === '' || isExecutable(file)) return file === '' ? undefined : file;
  throw new Error(`PORTAL_CHROMIUM names ${file}, which is no program. Correct it or leave it out.`);
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get') !== undefined) {
    console.log('Installing the Debian package chromium for the browser tests …');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
    return;
  }
  console.log('Downloading Playwright’s Chromium for the browser tests …');
  run(
    process.execPath,
    createRequire(import.meta.url).resolve('@playwright/test/cli'),
    'install',
    'chromium',
  );
}

/**
 * A Chromium for the browser tests: the one PORTAL_CHROMIUM names, one that is installed, or one installed now.
 * @throws with what to do when none can be had
 */
export function ensureChromium(): string {
  const found = asked() ?? installed();
  if (found !== undefined) return found;
  try {
    install();
  } catch (error) {
    throw new Error(noChromium, { cause: error });
  }
  const now = installed();
  if (now === undefined) throw new Error(noChromium);
  return now;
}

const noChromium =
  'The browser tests need Chromium, and it could be neither found nor installed. ' +
  'Install Chromium or Google Chrome, or let PORTAL_CHROMIUM name its program.';
