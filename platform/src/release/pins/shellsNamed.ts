import { join } from 'node:path';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { PageParts } from '#run/gateway/page/composePage.ts';
import { currentPage, EnvironmentUnavailable } from '#run/gateway/currentPage.ts';
import { PreviewRefused, type OpenPreview } from '#run/previews/openPreviews.ts';
import type { EnvironmentName, ReleaseStore } from '#run/store/releaseStore.ts';
import { rememberingAlteredForm } from './alteredFiles.ts';
import type { ShellFileHashes } from './shellFileHashes.ts';

const fileOfShell = /^\/artefacts\/shell\/([\w.+-]+)\/([^?]+)/;

/** Remembers the shell files of pages, and refuses altered ones. [O-04] */
export interface ShellsNamed {
  /** Also remembers the shell's pins. */
  readPage: () => Promise<PageParts>;
  /** The same for a preview. @throws {PreviewRefused} */
  openPreview: OpenPreview;
  /**
   * @param preview of the browser that asks, if it has one open
   * @throws for the address of an altered shell file
   */
  check: (url: string, preview?: string) => Promise<void>;
}

interface Served {
  store: ReleaseStore;
  /** Where files are served from. */
  storeFolder: string;
  environment: EnvironmentName;
  /** Used instead of what the store has in force. */
  readPage?: () => Promise<PageParts>;
  openPreview: OpenPreview;
}

export function shellsNamed({
  store,
  storeFolder,
  environment,
  readPage: given,
  openPreview: open,
}: Served): ShellsNamed {
  const read = given ?? currentPage(store, environment);
  const known = new Map<string, ShellFileHashes | undefined>();
  const alteredForm = rememberingAlteredForm();

  function remember(parts: PageParts): PageParts {
    const { version, integrity } = parts.environment.shell;
    known.set(version, integrity);
    return parts;
  }

  const readPage = async () => remember(await read());
  const openPreview: OpenPreview = async (token) => remember(await open(token));

  /** A file may be requested before any page was made, of a preview too. */
  async function pinsOf(version: string, preview: string | undefined): Promise<ShellFileHashes | undefined> {
    if (known.size === 0) await readPage().catch(unlessUnavailable);
    if (!known.has(version) && preview !== undefined) await openPreview(preview).catch(unlessUnavailable);
    return known.get(version);
  }

  return {
    readPage,
    openPreview,
    async check(url, preview) {
      const [, version, file] = fileOfShell.exec(decoded(url)) ?? [];
      if (version === undefined || file === undefined) return;
      const expected = (await pinsOf(version, preview))?.[file];
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
  if (error instanceof EnvironmentUnavailable || error instanceof PreviewRefused) return undefined;
  throw error;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
