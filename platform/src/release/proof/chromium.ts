import {
  installedChromium,
  messageOf,
  namedChromium,
  wholeChromiums,
  windowlessChromium,
} from '@portal/node';
import type { Browser } from 'playwright';
import { UserFacingError } from '#run/faults/UserFacingError.ts';

const flags = [
  // Its pages are released code, on this machine alone; containers forbid the sandbox.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // Pages live for seconds: optimising costs more than it gains.
  '--js-flags=--no-opt --no-maglev',
  // No other host is reached, whatever a release asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

const remedy =
  'Install chromium-headless-shell, Chromium or Google Chrome, or let PORTAL_CHROMIUM name its program. ' +
  'To release without, with the reason on record: --unproved "…"';

type Find = (download: string) => string | undefined;

/** The one that browser tests use. */
const usual: Find = (download) =>
  namedChromium() ?? installedChromium([windowlessChromium, ...wholeChromiums], download);

/** @throws UserFacingError with the remedy */
export async function launchChromium(find: Find = usual): Promise<Browser> {
  // Commands that prove nothing need not load it.
  const { chromium } = await import('playwright');
  const executablePath = programOr(() => find(chromium.executablePath()));
  try {
    return await chromium.launch({ executablePath, args: flags });
  } catch (error) {
    throw new UserFacingError(
      `The browser ${executablePath} does not start, and a release is proved in one.`,
      remedy,
      error,
    );
  }
}

function programOr(find: () => string | undefined): string {
  try {
    const program = find();
    if (program !== undefined) return program;
  } catch (error) {
    throw new UserFacingError(messageOf(error), remedy, error);
  }
  throw new UserFacingError('No Chromium was found, and a release is proved in one.', remedy);
}
