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
