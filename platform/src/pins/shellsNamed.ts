import { join } from 'node:path';
import { UserFacingError } from '../faults/UserFacingError.ts';
import type { PageParts } from '../gateway/page/composePage.ts';
import { currentPage, EnvironmentUnavailable } from '../gateway/currentPage.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { rememberingAlteredForm } from './alteredFiles.ts';
import type { ShellPins } from './shellPins.ts';

const fileOfShell = /^\/artefacts\/shell\/([\w.+-]+)\/([^?]+)/;

/** Keeps in mind which files of which shells pages were made of, and refuses others under their names. [O-04] */
export interface ShellsNamed {
  /** Reads what pages are made of, and remembers how it names its shell. */
  readPage: () => Promise<PageParts>;
  /** @throws for the address of a shell's file that is not what its revision names */
  check: (url: string) => Promise<void>;
}

interface Served {
  store: ReleaseStore;
  /** Where files are served from. */
  storeFolder: string;
  environment: EnvironmentName;
  /** What pages are made of, when that is not what the store has in force. */
  readPage?: () => Promise<PageParts>;
}

/** The shells that the revisions of an environment name while a process serves it. */
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

  /** A file may be asked for before this process has made a page. */
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

/** Pages that cannot be shown name no files. */
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
