import { pages } from '@portal/contract';
import type { Edition } from '@portal/wire';

/** What clicking the title does. */
export type TitleAction =
  | { kind: 'preview'; to: string }
  | { kind: 'download'; link: string }
  | { kind: 'noAccess' }
  | { kind: 'none' };

/**
 * Prefers the preview to the file; no access without entitlement. Builds the address from the reference, so that a list
 * only ever links to the portal's own preview. [T-01]
 */
export function titleAction(edition: Edition): TitleAction {
  const { entitled, preview_link: preview, download_link: link, doc_ref: docRef } = edition;
  if (!entitled) return { kind: 'noAccess' };
  if (preview !== '') return { kind: 'preview', to: pages.documentPreview.href({ docRef }) };
  return link === '' ? { kind: 'none' } : { kind: 'download', link };
}
