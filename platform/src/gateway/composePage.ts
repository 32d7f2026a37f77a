import type { Environment, Manifest } from '@portal/wire';
import { preloadsFor, shellBaseUrl, type Visit } from './preloads.ts';

/** Everything a page is made of besides the visit. */
export interface PageParts {
  /** The shell's index.html with its two markers. */
  template: string;
  environment: Environment;
  shellManifest: Manifest;
}

const headMarker = '<!--portal:head-->';
const scriptsMarker = '<!--portal:scripts-->';

/** Whether a template has a place for everything the gateway puts in. */
export const hasMarkers = (template: string): boolean =>
  template.includes(headMarker) && template.includes(scriptsMarker);

/** The page of an address: the shell's template with environment, preloads, styles and scripts in place. */
export function composePage({ template, ...parts }: PageParts, visit: Visit & { nonce: string }): string {
  const { environment, shellManifest } = parts;
  const base = shellBaseUrl(environment);
  const head = [
    `<meta property="csp-nonce" nonce="${visit.nonce}" />`,
    `<script type="application/json" id="portal-environment">${jsonInHtml(environment)}</script>`,
    ...preloadsFor({ ...parts, ...visit }).map(
      ({ href, as }) => `<link rel="preload" as="${as}" href="${attribute(href)}" />`,
    ),
    ...shellManifest.exposed.css.map((file) => `<link rel="stylesheet" href="${attribute(base + file)}" />`),
  ];
  const scripts = shellManifest.exposed.js.map(
    (file) => `<script defer src="${attribute(base + file)}"></script>`,
  );
  return template
    .replaceAll('<style>', `<style nonce="${visit.nonce}">`)
    .replace(headMarker, () => head.join('\n    '))
    .replace(scriptsMarker, () => scripts.join('\n    '));
}

/** JSON that cannot end the element it stands in. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
