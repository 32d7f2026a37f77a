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

/** The parameter of a link in a mail that says which mail it is of. */
const mailParameter = 'mail';

/** Says that a link of a mail led here; whether it did, the API decides. [D-06] */
export function noteMail(docRef: string, address: string): void {
  const mail = new URL(address).searchParams.get(mailParameter);
  if (mail === null || mail === '') return;
  api.call(libraryCalls.mailOpened, { body: { docRef, mail } }).catch((error: unknown) => {
    console.warn('That a mail was opened could not be noted.', error);
  });
}
