import { useMessages } from '@portal/i18n';

/** For pages without a route's title, such as errors. [S-06] */
export function PageTitle({ page }: { page: string }) {
  const { t } = useMessages();
  return <title>{t('shell.titleOfPage', { page })}</title>;
}
