import { useMessages } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { editionName } from './editionName.ts';
import styles from './Editions.module.css';
import { LanguageBadge } from './LanguageBadge.tsx';
import { WayIn } from '../publication-tile/WayIn.tsx';

/** A publication's language with links to the paper's other editions: DE · EN. [T-01] [L-16] */
export function Editions({ publication }: { publication: Publication }) {
  const { t } = useMessages<ResearchMessage>();
  const { language, other_editions: others = [] } = publication;
  if (others.length === 0) return <LanguageBadge names={language.value} />;
  return (
    <span className={styles.editions}>
      <LanguageBadge names={language.value} />
      {others.map((edition) => {
        const { letters, words } = editionName(edition, t);
        return (
          <span key={edition.doc_ref} className={styles.edition}>
            <WayIn edition={edition} label={`${letters} – ${words}`}>
              <span className={styles.letters}>{letters}</span>
            </WayIn>
          </span>
        );
      })}
    </span>
  );
}
