import type { CountedList } from '#api/counts.ts';
import { DidYouMean, type DidYouMeanProps } from './DidYouMean.tsx';
import { FiltersToRemove, type Narrowing } from './FiltersToRemove.tsx';
import { WithoutFilter } from './WithoutFilter.tsx';

export interface NothingFoundProps extends Narrowing {
  list: CountedList;
  /** Where another spelling can be searched. */
  searched?: Omit<DidYouMeanProps, 'filters'> | undefined;
}

/** Ways on where a list holds nothing: another spelling, the filter that keeps most out, and every filter. [L-19] [L-24] */
export function NothingFound({ list, searched, ...narrowing }: NothingFoundProps) {
  return (
    <>
      {searched === undefined ? null : <DidYouMean {...searched} filters={narrowing.filters} />}
      <WithoutFilter {...narrowing} list={list} />
      <FiltersToRemove {...narrowing} />
    </>
  );
}
