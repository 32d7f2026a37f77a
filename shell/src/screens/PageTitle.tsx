import { useMessages } from '@portal/i18n';

/** The document's title while a page is shown that no route names, such as an error in its place. [S-06] */
export function PageTitle({ page }: { page: string }) {
  const { t } = useMessages();
  return <title>{t('shell.titleOfPage', { page })}</title>;
}
