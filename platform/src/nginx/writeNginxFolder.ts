import { createHash } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { environmentAddress } from '@portal/wire';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { apiProblems } from '../gateway/apiProxy.ts';
import { environmentForPage, inlineHash } from '../gateway/page/composePage.ts';
import type { PageParts } from '../gateway/page/composePage.ts';
import { currentPage } from '../gateway/currentPage.ts';
import { renderErrorPage } from '../error-pages/errorPage.ts';
import { apiDownPage, unreadableAddressPage } from '../error-pages/errorPages.ts';
import { foreignSentences } from '../security/pageOrigins.ts';
import { alteredFiles } from '../pins/alteredFiles.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { composePages, noncePlaceholder } from './composePages.ts';
import { nginxConfiguration, type NginxFacts } from './nginxConfiguration.ts';

export interface NginxRequest extends Pick<
  NginxFacts,
  'listen' | 'apiOrigins' | 'trustedProxies' | 'pageOrigins'
> {
  store: ReleaseStore;
  storeFolder: string;
  environment: EnvironmentName;
  publicUrl: string;
  /** Files of the same names are replaced. */
  out: string;
}

export interface NginxFolder {
  revision: number;
  /** What pages ignore of the revision. */
  foreign: string[];
  files: Record<string, string>;
}

/** Until nginx reads its new configuration, it serves the pages that the one before names. */
const keptPages = 4;

/** @throws if nothing is released */
export async function nginxFolder(request: NginxRequest): Promise<NginxFolder> {
  const parts = await currentPage(request.store, request.environment)();
  await refuseAlteredShell(request, parts);
  const pages = composePages(parts);
  const pageFiles: Record<string, string> = {
    ...Object.fromEntries(pages.files.map(({ file, html }) => [`/${file}`, html])),
    [environmentAddress]: JSON.stringify(environmentForPage(parts)),
  };
  const pagesFolder = `pages/${hashOf(pageFiles)}`;
  const configuration = nginxConfiguration({
    ...request,
    pagesFolder,
    environment: parts.environment,
    inline: inlineHash(parts),
    pages,
    publicIsHttps: request.publicUrl.startsWith('https:'),
    artefactsFolder: join(await realPath(request.storeFolder), 'artefacts'),
  });
  const files = {
    'nginx.conf': configuration,
    ...Object.fromEntries(Object.entries(pageFiles).map(([file, text]) => [pagesFolder + file, text])),
    'error-pages/unreadable.html': renderErrorPage(unreadableAddressPage, noncePlaceholder),
    'error-pages/api-down-502.html': renderErrorPage(apiDownPage, noncePlaceholder),
    'error-pages/api-down-504.html': renderErrorPage(apiDownPage, noncePlaceholder),
    'error-pages/api-down-502.problem': JSON.stringify(apiProblems[502]),
    'error-pages/api-down-504.problem': JSON.stringify(apiProblems[504]),
  };
  const foreign = foreignSentences(parts.environment, request.pageOrigins);
  return { revision: parts.environment.revision, foreign, files };
}

/** Pages stand in a folder of their own: the content policy of another configuration would refuse their code. */
const hashOf = (files: Readonly<Record<string, string>>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);

/** Writes the configuration last: anyone who watches it finds the pages. */
export async function writeNginxFolder(request: NginxRequest): Promise<NginxFolder> {
  const folder = await nginxFolder(request);
  const { files } = folder;
  const out = resolve(request.out);
  const folders = ['logs', 'temporary', ...Object.keys(files).map(dirname)];
  for (const folder of new Set(folders)) await mkdir(join(out, folder), { recursive: true });
  for (const [file, text] of Object.entries(files).toReversed()) await writeFile(join(out, file), text);
  await removeOldPages(join(out, 'pages'), folder);
  return folder;
}

async function removeOldPages(pages: string, { files }: NginxFolder): Promise<void> {
  const isNamed = (name: string) => Object.keys(files).some((file) => file.startsWith(`pages/${name}/`));
  const folders = (await readdir(pages, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !isNamed(entry.name),
  );
  const dated = await Promise.all(
    folders.map(async ({ name }) => ({ name, at: (await stat(join(pages, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.at - a.at).slice(keptPages);
  for (const { name } of old) await rm(join(pages, name), { recursive: true });
}

/** nginx checks no hashes, so an altered shell is refused here. [O-04] */
async function refuseAlteredShell(
  { storeFolder }: Pick<NginxRequest, 'storeFolder'>,
  { environment: { environment, revision, shell } }: PageParts,
): Promise<void> {
  const folder = join(storeFolder, 'artefacts/shell', shell.version);
  const [file] = await alteredFiles(folder, shell.integrity ?? {});
  if (file === undefined) return;
  throw new UserFacingError(
    `${file} of the shell ${shell.version} in ${storeFolder} is not what revision ${revision} of ${environment} names.`,
    `Repair it from the same build: pnpm release repair shell --environment ${environment}. Or roll back to another version.`,
  );
}

/** A mirror without any release yet does not exist. */
async function realPath(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return resolve(folder);
    throw error;
  }
}
