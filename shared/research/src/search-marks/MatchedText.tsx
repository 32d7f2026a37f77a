import { parseLanguage } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './MatchedText.module.css';

interface MatchedTextProps {
  publication: Publication;
  /** Highlighted in the sentence. */
  searchTerm: string;
}

/**
 * The sentence that matched a search, in the document's language, with the file's page; nothing if the API sends none. [L-19]
 * [D-04]
 */
export function MatchedText({ publication, searchTerm }: MatchedTextProps) {
  const { t } = useMessages<ResearchMessage>();
  const { matched_page: page } = publication;
  const sentence = publication.matched_text?.trim() ?? '';
  if (sentence === '') return null;
  return (
    <p className={styles.matched}>
      <VisuallyHidden>{t('research.tile.inText')}: </VisuallyHidden>
      <q lang={parseLanguage(publication.language.value)}>
        <MarkedText text={sentence} term={searchTerm} />
      </q>
      {page === null || page === undefined ? null : ` · ${t('research.tile.page', { page })}`}
    </p>
  );
}
