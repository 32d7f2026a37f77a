import { api, queryOptions } from '@portal/api';
import { libraryCalls } from '@portal/wire-libraries';

/** A publication as HTML. */
export const previewQuery = (docRef: string) =>
  queryOptions({
    queryKey: ['libraries', 'preview', docRef],
    queryFn: ({ signal }) =>
      api.call(libraryCalls.documentPreviewHtml, {
        // The documents know the reference by both names.
        query: { docRef, external_reference: docRef },
        signal,
      }),
  });
