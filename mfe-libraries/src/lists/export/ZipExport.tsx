import { useMessages } from '@portal/i18n';
import { Button } from '@portal/ui';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './Export.module.css';
import { mostFiles, type ListQuery } from './readList.ts';
import { useZip, type ZipState } from './useZip.ts';

interface ZipExportProps {
  queryOf: ListQuery;
  /** File name without date and extension. */
  name: string;
}

/** The files the client may have as one zip, with progress and a list of what is missing. [L-24] */
export function ZipExport({ queryOf, name }: ZipExportProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { state, start, cancel } = useZip(queryOf, name);
  const isRunning = state.phase === 'reading' || state.phase === 'loading';
  return (
    <section className={styles.part} aria-label={t('libraries.export.zip')}>
      <h3>{t('libraries.export.zip')}</h3>
      <p>{t('libraries.export.zip.about', { most: mostFiles })}</p>
      <Progress state={state} />
      <Outcome state={state} />
      {/* A single button, so that the focus stays. */}
      <Button variant={isRunning ? 'secondary' : 'primary'} onClick={isRunning ? cancel : start}>
        {t(isRunning ? 'common.cancel' : 'libraries.export.zip.save')}
      </Button>
    </section>
  );
}

function Progress({ state }: { state: ZipState }) {
  const { t } = useMessages<LibrariesMessage>();
  if (state.phase === 'reading') return <p>{t('common.loading')}</p>;
  if (state.phase !== 'loading') return null;
  const { done, total } = state;
  const words = t('libraries.export.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress max={total} value={done} aria-label={words} />
      <p>{words}</p>
    </div>
  );
}

const endings = {
  failed: 'libraries.export.failed',
  empty: 'libraries.export.empty',
  cancelled: 'libraries.export.cancelled',
} as const;

function Outcome({ state }: { state: ZipState }) {
  const { t } = useMessages<LibrariesMessage>();
  const { phase } = state;
  const isEnd = phase === 'failed' || phase === 'empty' || phase === 'cancelled';
  return (
    <div role="status">
      {isEnd ? <p>{t(endings[phase])}</p> : null}
      {phase === 'saved' ? <p>{t('libraries.export.saved', { count: state.saved })}</p> : null}
      {phase === 'saved' && state.missing.length > 0 ? (
        <>
          <p>{t('libraries.export.missing', { count: state.missing.length })}</p>
          <ul className={styles.missing}>
            {state.missing.map((file) => (
              <li key={file.name}>
                {file.name}: {file.reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
