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
  labelOf: (category: FilterCategory, value: string) => string;
}

/** In pixels, the widest window with left-aligned buttons; see PublicationList.module.css. */
const leftUpTo = 599;

/**
 * Actions on the filtered library. Next to the heading in wide windows, where the list's head borders on the side
 * panels. SaveView loads later and must not move the others: it is first if the row is right-aligned, else last.
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
