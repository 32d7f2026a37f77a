import { useEffect, useLayoutEffect, useState } from 'react';
import {
  carriedDraft,
  draftOnShow,
  forgetCarried,
  noteDraft,
  takeOverDraft,
  type SearchDraft,
} from './carriedDraft.ts';

/** What was typed, until the page shows another search's results; text typed meanwhile is kept. */
export function useSearch(term: string) {
  const [search, setSearch] = useState<SearchDraft>(
    () => carriedDraft() ?? draftOnShow() ?? { draft: term, shown: term },
  );
  const { draft, shown, sent } = search;
  const change = (changed: Partial<SearchDraft>) => setSearch((last) => ({ ...last, ...changed }));
  if (shown !== term) {
    const hasTypedOn = sent?.term === term && sent.words !== draft;
    change({ shown: term, sent: undefined, draft: hasTypedOn ? draft : term });
  }
  useLayoutEffect(() => takeOverDraft(setSearch), []);
  useEffect(() => noteDraft(search), [search]);
  useEffect(() => {
    forgetCarried();
    return () => noteDraft(undefined);
  }, []);
  return [search, change] as const;
}
