import { useMessages } from '@portal/i18n';
import { Button, ClearButton, IconChevronDown, TextField } from '@portal/ui';
import { IconChevronUp } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './SearchField.module.css';
import type { PdfSearch } from './usePdfSearch.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

interface SearchFieldProps {
  search: PdfSearch;
  field: RefObject<HTMLInputElement | null>;
}

/** Searches within a document. Enter leads to the next match, with the shift key to the one before. [V-03] */
export function SearchField({ search, field }: SearchFieldProps) {
  const { t } = useMessages<LibrariesMessage>();
  const { term, setTerm, found, place, step, isDone } = search;
  const isEmpty = found.length === 0;
  const position = t('libraries.pdf.found', { place: isEmpty ? 0 : place + 1, count: found.length });

  function handleKey({ key, shiftKey }: KeyboardEvent) {
    if (key === 'Enter') step(shiftKey ? -1 : 1);
    if (key === 'Escape') setTerm('');
  }

  return (
    <div className={styles.search} role="search" aria-label={t('libraries.pdf.search')}>
      <TextField
        ref={field}
        label={t('libraries.pdf.search')}
        value={term}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => setTerm(target.value)}
        onKeyDown={handleKey}
        trailing={term === '' ? null : <ClearButton field={field} onClear={() => setTerm('')} />}
      />
      <Button
        variant="quiet"
        icon={<IconChevronUp {...icon} />}
        aria-label={t('libraries.pdf.previousMatch')}
        aria-disabled={isEmpty}
        onClick={() => step(-1)}
      />
      <Button
        variant="quiet"
        icon={<IconChevronDown {...icon} />}
        aria-label={t('libraries.pdf.nextMatch')}
        aria-disabled={isEmpty}
        onClick={() => step(1)}
      />
      <span className={styles.told} role="status">
        {term.trim() !== '' && (isDone || !isEmpty) ? position : ''}
      </span>
    </div>
  );
}
