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
  isNarrow: boolean;
}

/**
 * What can be done with a library as it is narrowed. In a wide window it stands next to the heading, since the list's head has the side
 * panels next to it. The views come later than the list and move no other button: they stand first where the row ends at the right, last where it begins at the left.
 */
export function LibraryActions({ library, filters, labelOf, queryOf, isNarrow }: LibraryActionsProps) {
  const views = <SaveView waiting={null} part={{ library, filters, labelOf }} />;
  return (
    <>
      {isNarrow ? null : views}
      <CopyLink address={library.page.path + writeFilters(filters)} />
      <ExportButton name={library.name} queryOf={queryOf} />
      {isNarrow ? views : null}
    </>
  );
}
