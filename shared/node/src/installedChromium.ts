import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without windows. */
export const windowlessChromium = 'chromium-headless-shell';

/** Names used by distributions. */
export const wholeChromiums = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

export function programOnPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

/** The first of these commands; `download` is where Playwright keeps its own. */
export function installedChromium(commands: readonly string[], download: string): string | undefined {
  const known = [...commands.map(programOnPath), ...macPlaces.filter(isExecutable)].find(
    (file) => file !== undefined,
  );
  return known ?? [download].find((file) => existsSync(file));
}

/** By PORTAL_CHROMIUM. @throws if it is not a program */
export function namedChromium(): string | undefined {
  const file = process.env['PORTAL_CHROMIUM'];
  if (file === undefined || file === '') return undefined;
  if (isExecutable(file)) return file;
  throw new Error(`PORTAL_CHROMIUM names ${file}, which is not a program. Correct it or leave it out.`);
}
