import { CopyLink, writeFilters, type FilterCategory, type FilterState } from '@portal/research';
import { afterContent, laterPart, useIsNarrow } from '@portal/ui';
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

/** The widest window in pixels in which the buttons begin at the left: see PublicationList.module.css. */
const leftUpTo = 599;

/**
 * What can be done with a library as it is narrowed. In a wide window it stands next to the heading, since the list's head has the side
 * panels next to it. The button that saves a view arrives after the list and moves no other: it is the first of a row that ends at the
 * right, and the last of one that begins at the left.
 */
export function LibraryActions({ library, filters, labelOf, queryOf }: LibraryActionsProps) {
  const isLeft = useIsNarrow(leftUpTo);
  const views = <SaveView waiting={null} part={{ library, filters, labelOf }} />;
  return (
    <>
      {isLeft ? null : views}
      <CopyLink address={library.page.path + writeFilters(filters)} />
      <ExportButton name={library.name} queryOf={queryOf} />
      {isLeft ? views : null}
    </>
  );
}
