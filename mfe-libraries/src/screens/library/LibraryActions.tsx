import { useMessages } from '@portal/i18n';
import { CopyLink, writeFilters, type FilterCategory, type FilterState } from '@portal/research';
import { afterContent, Button, IconPlus, lazyComponent, useIsNarrow } from '@portal/ui';
import { ExportButton } from '#lists/export/ExportButton.tsx';
import type { ExportPanelProps } from '#lists/export/ExportPanel.tsx';
import type { LibrariesMessage } from '#messages/index.ts';
import type { Library } from './libraries.ts';

const SaveView = lazyComponent(async () => {
  await afterContent();
  return (await import(/* webpackChunkName: "views" */ './views/SaveView.tsx')).SaveView;
});

interface LibraryActionsProps extends Pick<ExportPanelProps, 'queryOf'> {
  library: Library;
  filters: FilterState;
  labelOf: (category: FilterCategory, value: string) => string;
}

/**
 * Actions on the filtered library. Next to the heading in wide windows, where the list's head borders on the side
 * panels. SaveView loads later and must not move the others: it is first if the row is right-aligned, else last, and
 * its place is kept in case it takes a line of its own.
 */
export function LibraryActions({ library, filters, labelOf, queryOf }: LibraryActionsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const isLeft = useIsNarrow();
  const waiting = (
    <span style={{ visibility: 'hidden' }}>
      <Button variant="quiet" icon={<IconPlus size={18} stroke={1.75} />}>
        {t('libraries.views.save')}
      </Button>
    </span>
  );
  const views = <SaveView waiting={waiting} part={{ library, filters, labelOf, waiting }} />;
  return (
    <>
      {isLeft ? null : views}
      <CopyLink address={library.page.path + writeFilters(filters)} />
      <ExportButton name={library.name} queryOf={queryOf} />
      {isLeft ? views : null}
    </>
  );
}
