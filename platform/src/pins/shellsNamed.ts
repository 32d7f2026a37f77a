import { join } from 'node:path';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { PageParts } from '../gateway/page/composePage.ts';
import { currentPage, EnvironmentUnavailable } from '../gateway/currentPage.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { rememberingAlteredForm } from './alteredFiles.ts';
import type { ShellPins } from './shellPins.ts';

const fileOfShell = /^\/artefacts\/shell\/([\w.+-]+)\/([^?]+)/;

/** Remembers the shell files of pages, and refuses altered ones. [O-04] */
export interface ShellsNamed {
  /** Also remembers the shell's pins. */
  readPage: () => Promise<PageParts>;
  /** @throws for the address of an altered shell file */
  check: (url: string) => Promise<void>;
}

interface Served {
  store: ReleaseStore;
  /** Where files are served from. */
  storeFolder: string;
  environment: EnvironmentName;
  /** Used instead of what the store has in force. */
  readPage?: () => Promise<PageParts>;
}

export function shellsNamed({ store, storeFolder, environment, readPage: given }: Served): ShellsNamed {
  const read = given ?? currentPage(store, environment);
  const known = new Map<string, ShellPins | undefined>();
  const alteredForm = rememberingAlteredForm();

  async function readPage(): Promise<PageParts> {
    const parts = await read();
    const { version, integrity } = parts.environment.shell;
    known.set(version, integrity);
    return parts;
  }

  /** A file may be requested before any page was made. */
  async function pinsOf(version: string): Promise<ShellPins | undefined> {
    if (known.size === 0) await readPage().catch(unlessUnavailable);
    return known.get(version);
  }

  return {
    readPage,
    async check(url) {
      const [, version, file] = fileOfShell.exec(decoded(url)) ?? [];
      if (version === undefined || file === undefined) return;
      const expected = (await pinsOf(version))?.[file];
      if (expected === undefined) return;
      const folder = join(storeFolder, 'artefacts/shell', version);
      const altered = await alteredForm({ folder, file, expected });
      if (altered === undefined) return;
      throw new UserFacingError(
        `${altered} of the shell ${version} in ${storeFolder} is not what its revision names.`,
        'Repair it from the same build (pnpm release repair shell), or roll back to another version.',
      );
    },
  };
}

/** Pages that cannot be shown pin nothing. */
function unlessUnavailable(error: unknown): undefined {
  if (error instanceof EnvironmentUnavailable) return undefined;
  throw error;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
