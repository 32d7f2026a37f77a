import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { ContentStore } from './ContentStore.ts';
import { folderContent } from './folderContent.ts';

/** The store that the settings name. */
export function openContent({
  PORTAL_CONTENT,
  PORTAL_DATA,
}: Pick<Config, 'PORTAL_CONTENT' | 'PORTAL_DATA'>): ContentStore {
  return folderContent(PORTAL_CONTENT ?? join(PORTAL_DATA, 'content'));
}
