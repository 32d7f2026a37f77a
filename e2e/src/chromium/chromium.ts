import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's Chromium without windows; tests need a quarter less CPU time. */
const windowless = 'chromium-headless-shell';

/** Names used by distributions. */
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

function installed(commands: readonly string[]): string | undefined {
  const known = [...commands.map(onPath), ...macPlaces.filter(isExecutable)].find(
    (file) => file !== undefined,
  );
  return known ?? [chromium.executablePath()].find((file) => existsSync(file));
}

function asked(): string | undefined {
  const file = process.env['PORTAL_CHROMIUM'];
  if (file === undefined || file === '' || isExecutable(file)) return file === '' ? undefined : file;
  throw new Error(`PORTAL_CHROMIUM names ${file}, which is not a program. Correct it or leave it out.`);
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

const isDebianRoot = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

function installFromDebian(name: string): void {
  console.log(`Installing the Debian package ${name} for the browser tests …`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

function download(): void {
  console.log('Downloading Playwright’s Chromium for the browser tests …');
  run(
    process.execPath,
    createRequire(import.meta.url).resolve('@playwright/test/cli'),
    'install',
    'chromium',
  );
}

function found(commands: readonly string[], toInstall: string): string {
  const there = asked() ?? installed(commands);
  if (there !== undefined) return there;
  try {
    if (isDebianRoot()) installFromDebian(toInstall);
    else download();
  } catch (error) {
    throw new Error(noChromium, { cause: error });
  }
  const now = installed(commands);
  if (now === undefined) throw new Error(noChromium);
  return now;
}

/**
 * PORTAL_CHROMIUM, an installed one, or one installed now.
 * @throws with instructions if there is none
 */
export const ensureChromium = (): string => found([windowless, ...whole], windowless);

/** The one without windows has no back/forward cache. */
export const ensureWholeChromium = (): string => found(whole, 'chromium');

/** Only where tests may install programs. */
export function preferLeanChromium(): void {
  if (asked() !== undefined || onPath(windowless) !== undefined || !isDebianRoot()) return;
  try {
    installFromDebian(windowless);
  } catch (error) {
    if (installed(whole) === undefined) throw new Error(noChromium, { cause: error });
    console.warn(`${windowless} could not be installed; the tests take the browser that is there.`, error);
  }
}

const noChromium =
  'The browser tests need Chromium, and it could be neither found nor installed. ' +
  'Install Chromium or Google Chrome, or let PORTAL_CHROMIUM name its program.';
