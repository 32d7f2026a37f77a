import { api, queryOptions } from '@portal/api';
import { calls } from '@portal/wire';

/** A publication as HTML. */
export const previewQuery = (docRef: string) =>
  queryOptions({
    queryKey: ['libraries', 'preview', docRef],
    queryFn: ({ signal }) => api.call(calls.documentPreviewHtml, { query: { docRef }, signal }),
  });
