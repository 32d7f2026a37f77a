import { libraryPaging, publicationsQuery } from '@portal/research';
import { calls } from '@portal/wire';

/**
 * The publications of a publishing day. The day is part of the key only: the API knows which day it is, and a tab
 * left open over midnight reads anew.
 */
export const highlightsQuery = (day: string) =>
  publicationsQuery({
    key: ['libraries', 'highlights', day],
    call: calls.highlightsDocuments,
    paging: libraryPaging,
  });
