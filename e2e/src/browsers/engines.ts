import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Engine, EngineBrowser } from './EngineBrowser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

function onPath(...commands: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(existsSync);
}

const libraries = '/usr/lib';

/** Debian keeps it with the library, in a folder named after the machine's kind. */
function findMiniBrowser(): string | undefined {
  const kinds = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
    : [];
  return kinds
    .flatMap((kind) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(libraries, kind, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** The other engines that clients use, apart from Chromium. [S-12] */
export function findEngines(): Engine[] {
  const firefox = onPath('firefox-esr', 'firefox');
  const [driver, display, miniBrowser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()];
  const webKit = driver !== undefined && display !== undefined && miniBrowser !== undefined;
  return [
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      start: firefox === undefined ? undefined : () => startFirefox(firefox),
    },
    {
      name: 'WebKit',
      packages: 'webkit2gtk-driver xvfb',
      start: webKit ? () => startWebKit({ driver, display, miniBrowser }) : undefined,
    },
  ];
}

export const notInstalled = ({ name, packages }: Pick<Engine, 'name' | 'packages'>): string =>
  `${name} is not installed. On Debian: apt-get install ${packages}`;

/** Starts a browser, and closes it whatever happens. */
export async function inBrowser<Result>(
  start: () => Promise<EngineBrowser>,
  work: (browser: EngineBrowser) => Promise<Result>,
): Promise<Result> {
  const browser = await start();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
