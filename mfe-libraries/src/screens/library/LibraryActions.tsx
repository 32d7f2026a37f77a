import { CopyLink, writeFilters, type FilterCategory, type FilterState } from '@portal/research';
import { afterContent, laterPart } from '@portal/ui';
import { ExportButton } from '#lists/export/ExportButton.tsx';
import type { ExportPanelProps } from '#lists/export/ExportPanel.tsx';
import type { Library } from './libraries.ts';

const SaveView = laterPart(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "views" */ './views/SaveView.tsx')).SaveView;
});

interface LibraryActionsProps extends Pick<ExportPanelProps, 'queryOf'> {
  library: Library;
  filters: FilterState;
  /** A value in the reader's language. */
  labelOf: (category: FilterCategory, value: string) => string;
}

/**
 * What can be done with a library as it is narrowed. In a wide window it stands next to the heading, since the list's head has the side
 * panels next to it.
 */
export function LibraryActions({ library, filters, labelOf, queryOf }: LibraryActionsProps) {
  return (
    <>
      <CopyLink address={library.page.path + writeFilters(filters)} />
      <ExportButton name={library.name} queryOf={queryOf} />
      <SaveView waiting={null} part={{ library, filters, labelOf }} />
    </>
  );
}
