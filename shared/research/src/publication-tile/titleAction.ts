import { pages } from '@portal/contract';
import type { Edition } from '@portal/wire';

/** What a publication's title does when it is chosen. */
export type TitleAction =
  | { kind: 'preview'; to: string }
  | { kind: 'download'; link: string }
  | { kind: 'noAccess' }
  | { kind: 'none' };

/**
 * The preview before the file, and nothing at all without entitlement. The address is built from the reference, so
 * that a list never leads anywhere but to the portal's own preview. [T-01]
 */
export function titleAction(edition: Edition): TitleAction {
  const { entitled, preview_link: preview, download_link: link, doc_ref: docRef } = edition;
  if (!entitled) return { kind: 'noAccess' };
  if (preview !== '') return { kind: 'preview', to: pages.documentPreview.href({ docRef }) };
  return link === '' ? { kind: 'none' } : { kind: 'download', link };
}
