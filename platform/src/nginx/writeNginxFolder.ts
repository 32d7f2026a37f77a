import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environmentAddress } from '@portal/wire';
import { systemErrorCode } from '../faults/explainFileFault.ts';
import { apiProblems } from '../gateway/apiProxy.ts';
import { environmentForPage } from '../gateway/composePage.ts';
import { currentPage } from '../gateway/currentPage.ts';
import { noticePage } from '../notices/noticePage.ts';
import { apiDownNotice, unreadableNotice } from '../notices/notices.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { composePages, noncePlaceholder } from './composePages.ts';
import { nginxConfiguration, type NginxFacts } from './nginxConfiguration.ts';

/** What is asked of an nginx besides the environment's own facts. */
export interface NginxRequest extends Pick<NginxFacts, 'listen' | 'apiOrigins' | 'trustedProxies'> {
  store: ReleaseStore;
  storeFolder: string;
  environment: EnvironmentName;
  publicUrl: string;
  /** Folder to write to; what is in it under the same names is replaced. */
  out: string;
}

/** What nginx reads, by file, and the revision that it shows. */
export interface NginxFolder {
  revision: number;
  files: Record<string, string>;
}

/** Configuration, pages and notices. @throws when nothing is released */
export async function nginxFolder(request: NginxRequest): Promise<NginxFolder> {
  const parts = await currentPage(request.store, request.environment)();
  const pages = composePages(parts);
  const configuration = nginxConfiguration({
    ...request,
    environment: parts.environment,
    pages,
    publicIsHttps: request.publicUrl.startsWith('https:'),
    artefactsFolder: join(await realPath(request.storeFolder), 'artefacts'),
  });
  const files = {
    'nginx.conf': configuration,
    ...Object.fromEntries(pages.files.map(({ file, html }) => [`pages/${file}`, html])),
    [`pages${environmentAddress}`]: JSON.stringify(environmentForPage(parts)),
    'notices/unreadable.html': noticePage(unreadableNotice, noncePlaceholder),
    'notices/api-down-502.html': noticePage(apiDownNotice, noncePlaceholder),
    'notices/api-down-504.html': noticePage(apiDownNotice, noncePlaceholder),
    'notices/api-down-502.problem': JSON.stringify(apiProblems[502]),
    'notices/api-down-504.problem': JSON.stringify(apiProblems[504]),
  };
  return { revision: parts.environment.revision, files };
}

/** Writes the folder, the configuration last: who waits for a change of it finds the pages. Answers the revision. */
export async function writeNginxFolder(request: NginxRequest): Promise<number> {
  const { revision, files } = await nginxFolder(request);
  const out = resolve(request.out);
  for (const folder of ['pages', 'notices', 'logs', 'temporary'])
    await mkdir(join(out, folder), { recursive: true });
  for (const [file, text] of Object.entries(files).toReversed()) await writeFile(join(out, file), text);
  return revision;
}

/** A mirror that nothing was brought to yet is no folder yet. */
async function realPath(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return resolve(folder);
    throw error;
  }
}
