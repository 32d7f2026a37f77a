import { earlyRead, languageNames, type EarlyRead } from '@portal/contract';
import { libraryCalls } from '@portal/wire-libraries';

/** Remembered choices narrow lists: reads early only if none do, and the address has no filters. */
const untouched = {
  plainOnly: true,
  unlessCookies: [
    'filterLanguages',
    'filterAssetClasses',
    'studiesOnly',
    'separateEditions',
    'inSubscription',
  ],
  plainCookies: {
    filterLanguages: Object.values(languageNames).join(';'),
    filterAssetClasses: '',
    studiesOnly: 'false',
  },
};

const list = {
  tag_filters: { Language: Object.values(languageNames) },
  fold_editions: ':language',
  entitled: 'auto',
  order: 'desc',
  page: 1,
};
const paging = { page_size: 50, limit: 200 };

/** [L-01] */
export const ofLibrary = (call: { path: string }, name: string): EarlyRead[] => [
  earlyRead(
    call,
    { ...list, ...paging, library: name, page_name: name, component_name: 'library' },
    untouched,
  ),
];

const today = { date_range: { start_date: ':today', end_date: ':today' } };

/** [H-02] */
export const ofHighlights = [
  earlyRead(libraryCalls.highlightsDocuments, { ...list, ...paging, ...today }, untouched),
];

/** [V-01] */
export const ofPreview = [
  earlyRead(libraryCalls.documentPreviewHtml, { docRef: ':docRef', external_reference: ':docRef' }),
];
