import type { Page } from '@playwright/test';
import { portalPlace } from '../portal/portal.ts';

/** Shows lists as tiles or as rows, as if the reader had chosen so before. [L-18] */
export const showListsAs = (page: Page, view: 'tiles' | 'rows'): Promise<void> =>
  page.context().addCookies([{ name: 'listView', value: view, url: portalPlace().url }]);
