import type { Narrowing } from '@portal/research';
import type { CountedList } from '#api/counts.ts';
import { DidYouMean, type DidYouMeanProps } from './DidYouMean.tsx';
import { FiltersToRemove } from './FiltersToRemove.tsx';
import { WithoutFilter } from './WithoutFilter.tsx';

export interface NothingFoundProps extends Narrowing {
  list: CountedList;
  /** Set if another spelling can be suggested. */
  searched?: Omit<DidYouMeanProps, 'filters'> | undefined;
}

/** Suggestions for an empty list: another spelling, the most restrictive filter, and all filters. [L-19] [L-24] */
export function NothingFound({ list, searched, ...narrowing }: NothingFoundProps) {
  return (
    <>
      {searched === undefined ? null : <DidYouMean {...searched} filters={narrowing.filters} />}
      <WithoutFilter {...narrowing} list={list} />
      <FiltersToRemove {...narrowing} />
    </>
  );
}
