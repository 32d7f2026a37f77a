import { afterContent, laterPart } from '@portal/ui';

/** The filters of a list in one line; its code loads after the list. */
export const LaterFilterLine = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "filter-line" */ '../filter-line/FilterLine.tsx')).FilterLine;
});

/** A search that narrows the list while somebody types. */
export const LaterListSearch = laterPart(
  async () =>
    (await import(/* webpackChunkName: "filter-line" */ '../filter-line/ListSearch.tsx')).ListSearch,
);

/** The filters as stacked fields. */
export const LaterFieldStack = laterPart(
  async () =>
    (await import(/* webpackChunkName: "filter-line" */ '../filter-line/FieldStack.tsx')).FieldStack,
);
