import { createHash } from 'node:crypto';
import type { EarlyOrder } from '@portal/contract';
import {
  headerVariantOf,
  type Environment,
  type ListedRelease,
  type Manifest,
  type ReleasedVersion,
} from '@portal/wire';
import {
  areaToShow,
  earlyOrder,
  filesOf,
  nextFiles,
  ownerOf,
  preloadsFor,
  shellBaseUrl,
  type Preload,
  type ReleasedFile,
  type Visit,
} from './preloads.ts';

export interface PageParts {
  /** The shell's index.html with its two markers. */
  template: string;
  environment: Environment;
  shellManifest: Manifest;
  /** sha384 of the shell's files by name. */
  shellIntegrity: Readonly<Record<string, string>>;
  /** The early script's code; undefined with an older shell. */
  early?: string | undefined;
}

const headMarker = '<!--portal:head-->';
const scriptsMarker = '<!--portal:scripts-->';
/** With this marker, the frame needs no style sheet; the shell applies the sheets placed here. */
const stylesMarker = '<!--portal:styles-->';

/** A shell with this marker asks for the files of other areas when it needs them. */
const othersMarker = '<!--portal:others-->';

export const hasMarkers = (template: string): boolean =>
  template.includes(headMarker) && template.includes(scriptsMarker);

export function composePage({ template, ...parts }: PageParts, visit: Visit & { nonce: string }): string {
  const { environment, shellManifest, shellIntegrity } = parts;
  const own = filesOf(
    { folder: shellBaseUrl(environment), integrity: shellIntegrity },
    shellManifest.exposed,
  );
  const order = earlyOrder({ ...parts, ...visit });
  const early = earlyScript(parts, order);
  const startsShell = early.length > 0 && order.shell !== undefined;
  // Without that script, everything is preloaded; before a first view, nothing that it does not need.
  const all = preloadsFor(parts).filter(({ as }) => !startsShell || as === 'font');
  const atOnce = early.length > 0 ? all : [...all, ...nextFiles({ ...parts, ...visit })];
  const head = [
    `<meta property="csp-nonce" nonce="${visit.nonce}" />`,
    ...homeScreenLinks(parts),
    ...early,
    ...atOnce.map(preloadLink),
  ];
  // The early script starts the shell's files after a first view.
  const started = startsShell ? [] : own;
  const sheets = started.filter(({ as }) => as === 'style');
  const hasFrame = template.includes(stylesMarker);
  const styles = sheets.map((file) => styleLink(file, hasFrame ? 'when the shell starts' : 'first'));
  const scripts = [
    // After what is fetched and painted first, since it is most of the page's bytes.
    `<script type="application/json" id="portal-environment">${jsonInHtml(documentFor({ ...parts, template }, visit))}</script>`,
    ...started
      .filter(({ as }) => as === 'script')
      .map((file) => `<script defer src="${attribute(file.href)}" ${checked(file)}></script>`),
  ];
  return template
    .replace('data-visit=""', `data-visit="${visitOf(environment, visit)}"`)
    .replace('data-variant=""', `data-variant="${headerVariantOf(environment)}"`)
    .replaceAll('<style>', `<style nonce="${visit.nonce}">`)
    .replace(headMarker, () => [...head, ...(hasFrame ? [] : styles)].join('\n    '))
    .replace(stylesMarker, () => styles.join('\n    '))
    .replace(scriptsMarker, () => scripts.join('\n    '))
    .replace(othersMarker, '');
}

/** With the files of the visit's own area; an older shell needs all at once. */
function documentFor(parts: PageParts, visit: Visit) {
  const whole = environmentForPage(parts);
  if (!parts.template.includes(othersMarker)) return whole;
  const own = areaToShow(parts.environment, visit);
  const all = Object.entries(whole.remotes);
  const others = all.filter(([name]) => name !== own);
  return {
    ...whole,
    remotes: Object.fromEntries(all.filter(([name]) => name === own)),
    others: Object.fromEntries(others.map(([name, release]) => [name, listed(release)])),
  };
}

const listed = ({ version, contract, area, baseUrl, pages }: ReleasedVersion): ListedRelease => ({
  version,
  contract,
  area,
  baseUrl,
  pages,
});

/** The frame before any script: main page, another page for clients, or for visitors. */
function visitOf(environment: Environment, { pathname, signedIn }: Visit): 'main' | 'client' | 'visitor' {
  const group = ownerOf(environment, pathname)?.page.group;
  if (!signedIn || group === 'public') return 'visitor';
  return group === 'gated' ? 'main' : 'client';
}

/** Links for adding the portal to a home screen, if the shell has the files. */
function homeScreenLinks({ environment, shellIntegrity }: Omit<PageParts, 'template'>): string[] {
  const hrefOf = (file: string) => attribute(shellBaseUrl(environment) + file);
  return Object.entries({ manifest: 'portal.webmanifest', 'apple-touch-icon': 'icons/apple-touch-icon.png' })
    .filter(([, file]) => Object.hasOwn(shellIntegrity, file))
    .map(([rel, file]) => `<link rel="${rel}" href="${hrefOf(file)}" />`);
}

/** A screen style sheet blocks painting; a print one does not. */
function styleLink(file: ReleasedFile, applied: 'first' | 'when the shell starts'): string {
  const media = applied === 'first' ? '' : 'media="print" ';
  return `<link rel="stylesheet" ${media}href="${attribute(file.href)}" ${checked(file)} />`;
}

function preloadLink(file: Preload): string {
  const how = file.as === 'font' ? 'type="font/woff2" crossorigin="anonymous"' : checked(file);
  return `<link rel="preload" as="${file.as}" href="${attribute(file.href)}" ${how} />`;
}

/** For the content policy: the only code in a page. */
export const inlineHash = ({ early }: Pick<PageParts, 'early'>): string | undefined =>
  early === undefined ? undefined : `sha256-${createHash('sha256').update(early).digest('base64')}`;

/** First, so that the API answers while the other files load. */
function earlyScript(parts: Omit<PageParts, 'template'>, given: EarlyOrder): string[] {
  const { environment, shellManifest, shellIntegrity, early } = parts;
  const files = shellManifest.chunks['early'] ?? { js: [], css: [] };
  const order = attribute(JSON.stringify(given));
  // In the page, where it saves a round trip; pages that ask nothing have it in their cache.
  if (early !== undefined && given.calls.length > 0)
    return [`<script data-portal="${order}">${early}</script>`];
  return filesOf({ folder: shellBaseUrl(environment), integrity: shellIntegrity }, files).map(
    (file) =>
      `<script async fetchpriority="high" src="${attribute(file.href)}" ${checked(file)} data-portal="${order}"></script>`,
  );
}

/** Adds the hashes of files that the shell loads later. */
export function environmentForPage({
  environment,
  shellManifest,
  shellIntegrity,
}: Omit<PageParts, 'template'>): Environment {
  const later = chunksInUse(shellManifest).flatMap(([, { js, css }]) => [...js, ...css]);
  const integrity = Object.fromEntries(
    Object.entries(shellIntegrity).filter(([file]) => later.includes(file)),
  );
  const remotes = Object.fromEntries(
    Object.entries(environment.remotes).map(([name, { lastGood, ...remote }]) => [
      name,
      { ...ofUse(remote), lastGood: lastGood && ofUse(lastGood) },
    ]),
  );
  return { ...environment, shell: { ...environment.shell, integrity }, remotes };
}

/** Without those of first views, which the early script starts. */
const chunksInUse = ({ chunks }: Manifest) =>
  Object.entries(chunks).filter(([name]) => !name.startsWith('first-'));

/** Drops what is already in the early script's order. */
function ofUse<Release extends ReleasedVersion>(release: Release): Release {
  const { manifest, integrity } = release;
  const chunks = Object.fromEntries(chunksInUse(manifest));
  const started = Object.entries(manifest.chunks).flatMap(([name, { js }]) => (name in chunks ? [] : js));
  return {
    ...release,
    pages: release.pages.map((page) => ({ ...page, reads: undefined, firstView: undefined })),
    manifest: { ...manifest, chunks, fonts: undefined, firstViews: undefined },
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => !started.includes(file))),
  };
}

/** The browser refuses other bytes; from another host it needs CORS to check them. */
const checked = ({ integrity }: ReleasedFile) =>
  `integrity="${attribute(integrity)}" crossorigin="anonymous"`;

/** Serialises JSON that cannot close the element around it. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
