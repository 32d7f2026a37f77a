import { failureMessage, openDownload, useQuery, api, queryOptions } from '@portal/api';
import { languageNames, type Language } from '@portal/contract';
import { useLanguage, useMessages } from '@portal/i18n';
import { IconDownload, notify, QuietFailure, afterContent } from '@portal/ui';
import { calls } from '@portal/wire';
import styles from './Disclaimer.module.css';

/** The newest one, loaded after the page's content. [S-05] */
const disclaimerQuery = (language: Language) =>
  queryOptions({
    queryKey: ['shell', 'disclaimer', language],
    queryFn: async ({ signal }) => {
      await afterContent();
      return api.call(calls.webDocuments, {
        signal,
        query: {
          tag_filters: JSON.stringify({
            'Publication Type': ['Disclaimer'],
            Language: [languageNames[language]],
          }),
          order: 'desc',
          limit: 1,
          page_size: 1,
        },
      });
    },
  });

/** An authenticated download; failures are shown discreetly. [S-05] */
export function Disclaimer() {
  const { t } = useMessages();
  const { data, isError, refetch } = useQuery(disclaimerQuery(useLanguage()));
  if (isError) return <QuietFailure onRetry={() => void refetch()} />;

  const disclaimer = data?.records[0];
  if (disclaimer === undefined || disclaimer.download_link === '') return null;

  async function handleClick(link: string) {
    try {
      await openDownload(link);
    } catch (error) {
      notify({ message: { id: failureMessage(error) }, variant: 'error' });
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
