import { languageStore } from '@portal/i18n';
import type { ReleasedVersion } from '@portal/wire';
import type { PagePlace } from './openRelease.ts';

function filesFor({ manifest }: ReleasedVersion, { path }: PagePlace): string[] {
  const { chunks, screens = {}, words = {} } = manifest;
  const later = [screens[path], words[languageStore.getState().language]].flatMap((name) => {
    const files = chunks[name ?? ''];
    return files === undefined ? [] : [...files.css, ...files.js];
  });
  return [manifest.entry, ...manifest.exposed.css, ...manifest.exposed.js, ...later];
}

const isPreloaded = (href: string) =>
  document.head.querySelector(`link[href="${CSS.escape(href)}"]`) !== null;

/**
 * Preloads all files of an area's page at once; the runtime would discover them one by one, at a round trip each.
 * Failures are met and retried where the file is used.
 */
export function preloadPage(release: ReleasedVersion, page: PagePlace): void {
  for (const file of filesFor(release, page)) {
    const href = release.baseUrl + file;
    const integrity = release.integrity[file];
    // A file without a hash is never loaded.
    if (integrity === undefined || isPreloaded(href)) continue;
    const link = document.createElement('link');
    const as = file.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
