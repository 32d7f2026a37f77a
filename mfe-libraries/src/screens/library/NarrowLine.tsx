import { ListLine, showsAllLanguages, type FilterState, type PublicationsQuery } from '@portal/research';
import type { ReactNode } from 'react';
import { LaterMarkAll } from '#components/news/LaterMarkAll.tsx';
import type { LaterNewsProps } from '#components/news/LaterNews.tsx';
import type { Library } from './libraries.ts';
import { hasSidePanels, PanelOpeners, type OpenedPanel } from './side-panels/SidePanels.tsx';

interface NarrowLineProps extends Pick<OpenedPanel, 'onOpen'> {
  library: Library;
  query: PublicationsQuery;
  filters: FilterState;
  news: LaterNewsProps;
  sorting: ReactNode;
  actions: ReactNode;
}

/** A library's controls in a narrow window. [L-27] */
export function NarrowLine({ library, query, filters, news, sorting, actions, onOpen }: NarrowLineProps) {
  return (
    <ListLine query={query} folds={showsAllLanguages(filters)} tools={sorting}>
      {hasSidePanels(library) ? <PanelOpeners library={library} onOpen={onOpen} /> : null}
      <LaterMarkAll {...news} />
      {actions}
    </ListLine>
  );
}
