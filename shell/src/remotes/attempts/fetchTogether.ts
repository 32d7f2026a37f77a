import { languageStore } from '@portal/i18n';
import type { ReleasedVersion } from '@portal/wire';
import type { PagePlace } from './openRelease.ts';

/** Files of a release that a page needs: entry, front door, screen, and the words of the language on show. */
function filesFor({ manifest }: ReleasedVersion, { path }: PagePlace): string[] {
  const { chunks, screens = {}, words = {} } = manifest;
  const later = [screens[path], words[languageStore.getState().language]].flatMap((name) => {
    const files = chunks[name ?? ''];
    return files === undefined ? [] : [...files.css, ...files.js];
  });
  return [manifest.entry, ...manifest.exposed.css, ...manifest.exposed.js, ...later];
}

const isAsked = (href: string) => document.head.querySelector(`link[href="${CSS.escape(href)}"]`) !== null;

/**
 * Fetches all files of an area's page at once: the runtime asks for one after the other, as it learns of them, and each
 * takes a round. What fails here fails again where it is used, and is tried again there.
 */
export function fetchTogether(release: ReleasedVersion, page: PagePlace): void {
  for (const file of filesFor(release, page)) {
    const href = release.baseUrl + file;
    const integrity = release.integrity[file];
    // Without a hash it is not loaded.
    if (integrity === undefined || isAsked(href)) continue;
    const link = document.createElement('link');
    const as = file.endsWith('.css') ? 'style' : 'script';
    Object.assign(link, { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
