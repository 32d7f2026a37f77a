import { openDownload, useQuery } from '@portal/api';
import { useLanguage, useMessages } from '@portal/i18n';
import { IconDownload, notify, QuietFailure } from '@portal/ui';
import { disclaimerQuery } from './disclaimerQuery.ts';
import styles from './Disclaimer.module.css';

/** The disclaimer that is in force, as an authenticated download; a failure says so quietly. [S-05] */
export function Disclaimer() {
  const { t } = useMessages();
  const { data, isError, refetch } = useQuery(disclaimerQuery(useLanguage()));
  if (isError) return <QuietFailure onRetry={() => void refetch()} />;

  const disclaimer = data?.records[0];
  if (disclaimer === undefined || disclaimer.download_link === '') return null;

  async function handleClick(link: string) {
    try {
      await openDownload(link);
    } catch {
      notify({ message: { id: 'shell.footer.downloadFailed' }, variant: 'error' });
    }
  }

  return (
    <button
      type="button"
      className={styles.disclaimer}
      onClick={() => void handleClick(disclaimer.download_link)}
    >
      <IconDownload size={18} stroke={1.5} aria-hidden="true" />
      {t('shell.footer.disclaimer')}
    </button>
  );
}
