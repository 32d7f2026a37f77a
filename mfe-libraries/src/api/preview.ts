import { api, queryOptions } from '@portal/api';
import { libraryCalls } from '@portal/wire-libraries';

/**
 * A publication as HTML.
 * @param ahead prefetches: the publication is not marked as read
 */
export const previewQuery = (docRef: string, ahead = false) =>
  queryOptions({
    queryKey: ['libraries', 'preview', docRef],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.documentPreviewHtml, {
        // The documented API uses both names.
        query: { docRef, external_reference: docRef, ahead: ahead ? 'true' : undefined },
        signal,
      }),
  });

/** Says that a link of a mail led here; whether it did, the API decides. Returns whether it could be sent. [D-06] */
export async function noteMail(docRef: string, mail: string): Promise<boolean> {
  try {
    await api.call(libraryCalls.mailOpened, { body: { docRef, mail } });
    return true;
  } catch (error) {
    console.warn('That a mail was opened could not be noted.', error);
    return false;
  }
}
