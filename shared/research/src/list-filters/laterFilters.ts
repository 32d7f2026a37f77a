import { afterContent, lazyComponent } from '@portal/ui';

/** The filters of a list in one line; its code loads after the list. */
export const LaterFilterLine = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "filter-line" */ '../filter-line/FilterLine.tsx')).FilterLine;
});

/** A search that narrows the list while somebody types. */
export const LaterListSearch = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "filter-line" */ '../filter-line/ListSearch.tsx')).ListSearch,
);

/** The filters as stacked fields. */
export const LaterFieldStack = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "filter-line" */ '../filter-line/FieldStack.tsx')).FieldStack,
);
