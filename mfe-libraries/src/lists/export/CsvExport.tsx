import { today, useMessages } from '@portal/i18n';
import { loadSaving } from '@portal/research';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './Export.module.css';
import { publicationLines } from './publicationLines.ts';
import { mostLines, readLines, type ListQuery } from './readList.ts';

interface CsvExportProps {
  queryOf: ListQuery;
  /** File name without date and extension. */
  name: string;
}

/** [L-24] */
export function CsvExport({ queryOf, name }: CsvExportProps) {
  const wording = useMessages<LibrariesMessage>();
  const { t, language } = wording;
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | number>('idle');

  async function save(): Promise<void> {
    setState('reading');
    try {
      const publications = await readLines(queryOf);
      const { saveCsv } = await loadSaving();
      const lines = publicationLines(publications, { wording, origin: location.origin });
      saveCsv(lines, { language, name: `${name}-${today()}.csv` });
      setState(publications.length);
    } catch (error) {
      console.warn('The CSV file could not be made.', error);
      setState('failed');
    }
  }

  return (
    <section className={styles.part} aria-label={t('libraries.export.csv')}>
      <h3>{t('libraries.export.csv')}</h3>
      <p>{t('libraries.export.csv.about', { most: mostLines })}</p>
      <div role="status">
        {state === 'failed' ? <p>{t('libraries.export.failed')}</p> : null}
        {typeof state === 'number' ? <p>{t('libraries.export.csv.saved', { count: state })}</p> : null}
      </div>
      <Button busy={state === 'reading'} onClick={() => void save()}>
        {t('libraries.export.csv.save')}
      </Button>
    </section>
  );
}
