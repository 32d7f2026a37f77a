import { headerVariantOf, type Environment, type Manifest } from '@portal/wire';
import {
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

/** Everything a page is made of besides the visit. */
export interface PageParts {
  /** The shell's index.html with its two markers. */
  template: string;
  environment: Environment;
  shellManifest: Manifest;
  /** sha384 of the shell's files by their names. */
  shellIntegrity: Readonly<Record<string, string>>;
}

const headMarker = '<!--portal:head-->';
const scriptsMarker = '<!--portal:scripts-->';
/** Where a template has this place, its frame needs no style sheet, and its shell applies the one that stands there. */
const stylesMarker = '<!--portal:styles-->';

/** Whether a template has a place for everything the gateway puts in. */
export const hasMarkers = (template: string): boolean =>
  template.includes(headMarker) && template.includes(scriptsMarker);

/** The page of an address: the shell's template with environment, preloads, styles and scripts in place. */
export function composePage({ template, ...parts }: PageParts, visit: Visit & { nonce: string }): string {
  const { environment, shellManifest, shellIntegrity } = parts;
  const own = filesOf(
    { folder: shellBaseUrl(environment), integrity: shellIntegrity },
    shellManifest.exposed,
  );
  const early = earlyScript(parts, visit);
  // A shell without that script fetches everything at once.
  const atOnce =
    early.length > 0 ? preloadsFor(parts) : [...preloadsFor(parts), ...nextFiles({ ...parts, ...visit })];
  const head = [
    `<meta property="csp-nonce" nonce="${visit.nonce}" />`,
    ...homeScreenLinks(parts),
    ...early,
    ...atOnce.map(preloadLink),
  ];
  const sheets = own.filter(({ as }) => as === 'style');
  const hasFrame = template.includes(stylesMarker);
  const styles = sheets.map((file) => styleLink(file, hasFrame ? 'when the shell starts' : 'first'));
  const scripts = [
    // Most of the page's bytes: behind what is fetched and what is painted first.
    `<script type="application/json" id="portal-environment">${jsonInHtml(environmentForPage(parts))}</script>`,
    ...own
      .filter(({ as }) => as === 'script')
      .map((file) => `<script defer src="${attribute(file.href)}" ${checked(file)}></script>`),
  ];
  return template
    .replace('data-visit=""', `data-visit="${visitOf(environment, visit)}"`)
    .replace('data-variant=""', `data-variant="${headerVariantOf(environment)}"`)
    .replaceAll('<style>', `<style nonce="${visit.nonce}">`)
    .replace(headMarker, () => [...head, ...(hasFrame ? [] : styles)].join('\n    '))
    .replace(stylesMarker, () => styles.join('\n    '))
    .replace(scriptsMarker, () => scripts.join('\n    '));
}

/** Which frame the page shows before any script: of a main page, another one for clients, or one for visitors. */
function visitOf(environment: Environment, { pathname, signedIn }: Visit): 'main' | 'client' | 'visitor' {
  const group = ownerOf(environment, pathname)?.group;
  if (!signedIn || group === 'public') return 'visitor';
  return group === 'gated' ? 'main' : 'client';
}

/** What a browser needs to put the portal on a home screen, where the shell brings it. */
function homeScreenLinks({ environment, shellIntegrity }: Omit<PageParts, 'template'>): string[] {
  const hrefOf = (file: string) => attribute(shellBaseUrl(environment) + file);
  return Object.entries({ manifest: 'portal.webmanifest', 'apple-touch-icon': 'icons/apple-touch-icon.png' })
    .filter(([, file]) => Object.hasOwn(shellIntegrity, file))
    .map(([rel, file]) => `<link rel="${rel}" href="${hrefOf(file)}" />`);
}

/** Browsers paint nothing before the sheets that a screen needs have come; one for paper holds nothing up. */
function styleLink(file: ReleasedFile, applied: 'first' | 'when the shell starts'): string {
  const media = applied === 'first' ? '' : 'media="print" ';
  return `<link rel="stylesheet" ${media}href="${attribute(file.href)}" ${checked(file)} />`;
}

function preloadLink(file: Preload): string {
  const how = file.as === 'font' ? 'type="font/woff2" crossorigin="anonymous"' : checked(file);
  return `<link rel="preload" as="${file.as}" href="${attribute(file.href)}" ${how} />`;
}

/** First of all files, since the API answers while the others come. */
function earlyScript(parts: Omit<PageParts, 'template'>, visit: Visit): string[] {
  const { environment, shellManifest, shellIntegrity } = parts;
  const files = shellManifest.chunks['early'] ?? { js: [], css: [] };
  const order = attribute(JSON.stringify(earlyOrder({ ...parts, ...visit })));
  return filesOf({ folder: shellBaseUrl(environment), integrity: shellIntegrity }, files).map(
    (file) =>
      `<script async fetchpriority="high" src="${attribute(file.href)}" ${checked(file)} data-portal="${order}"></script>`,
  );
}

/** The environment as the page gets it: with the hashes of the files that the shell loads later. */
export function environmentForPage({
  environment,
  shellManifest,
  shellIntegrity,
}: Omit<PageParts, 'template'>): Environment {
  const later = Object.values(shellManifest.chunks).flatMap(({ js, css }) => [...js, ...css]);
  const integrity = Object.fromEntries(
    Object.entries(shellIntegrity).filter(([file]) => later.includes(file)),
  );
  const remotes = Object.fromEntries(
    Object.entries(environment.remotes).map(([name, { lastGood, ...remote }]) => [
      name,
      { ...ofUse(remote), ...(lastGood && { lastGood: ofUse(lastGood) }) },
    ]),
  );
  return { ...environment, shell: { ...environment.shell, integrity }, remotes };
}

/** What only who composes the page has use for: it stands in the order of the early script. */
const ofUse = <Release extends { manifest: Manifest }>(release: Release): Release => ({
  ...release,
  manifest: { ...release.manifest, reads: undefined, fonts: undefined },
});

/** The browser refuses other bytes; also from another host, where it may only look at them when that host agrees. */
const checked = ({ integrity }: ReleasedFile) =>
  `integrity="${attribute(integrity)}" crossorigin="anonymous"`;

/** JSON that cannot end the element it stands in. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
