import { useMessages, useToday } from '@portal/i18n';

/** The copyright line with the current publishing year. [S-05] */
export function Copyright() {
  const { t } = useMessages();
  return <p>{t('shell.footer.copyright', { year: useToday().slice(0, 4) })}</p>;
}
