import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import {
  installedChromium,
  namedChromium,
  programOnPath,
  wholeChromiums,
  windowlessChromium,
} from '@portal/node';

const installed = (commands: readonly string[]) => installedChromium(commands, chromium.executablePath());

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
}

const isDebianRoot = () => process.getuid?.() === 0 && programOnPath('apt-get') !== undefined;

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
  const there = namedChromium() ?? installed(commands);
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
export const ensureChromium = (): string =>
  found([windowlessChromium, ...wholeChromiums], windowlessChromium);

/** The one without windows has no back/forward cache. */
export const ensureWholeChromium = (): string => found(wholeChromiums, 'chromium');

/** Only where tests may install programs. */
export function preferLeanChromium(): void {
  if (namedChromium() !== undefined || programOnPath(windowlessChromium) !== undefined || !isDebianRoot())
    return;
  try {
    installFromDebian(windowlessChromium);
  } catch (error) {
    if (installed(wholeChromiums) === undefined) throw new Error(noChromium, { cause: error });
    console.warn(
      `${windowlessChromium} could not be installed; the tests take the browser that is there.`,
      error,
    );
  }
}

const noChromium =
  'The browser tests need Chromium, and it could be neither found nor installed. ' +
  'Install Chromium or Google Chrome, or let PORTAL_CHROMIUM name its program.';
