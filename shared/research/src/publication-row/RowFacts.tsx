import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Publication, Tag } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { publicationSubject } from '../publication-subject/publicationSubject.ts';
import { RatingNow } from '../rating/RatingNow.tsx';
import { assetClassLabel, tagLabel } from '../tag/tagLabel.ts';
import styles from './PublicationRow.module.css';

/** What else a tile tells, as text that wraps: subject, rating, kind, authors, other tags. [L-18] */
export function RowFacts({ publication }: { publication: Publication }) {
  const { t, language } = useMessages<ResearchMessage>();
  const { publication_type: type, asset_classification: classes } = publication;
  const { tag, ticker, rating, analysts, rest } = publicationSubject(publication);
  const namesOf = (tags: readonly Tag[]) =>
    tags.map((each) => tagLabel(each, each.category, language)).join(', ');
  const classLabel = assetClassLabel(classes, language);
  // Without a tag, the class is the subject.
  const subject = tag === undefined ? classLabel : tagLabel(tag, tag.category, language);
  return (
    <p className={styles.facts}>
      <span className={styles.name}>{subject}</span>
      {ticker === undefined ? null : <span className={styles.ticker}>{ticker}</span>}
      {rating === undefined ? null : (
        <span className={styles.rating}>
          <RatingNow {...rating} />
        </span>
      )}
      <Fact>{tag === undefined ? '' : classLabel}</Fact>
      <Fact>{tagLabel(type, 'Publication Type', language)}</Fact>
      <Fact label={t('research.tile.analysts')}>{namesOf(analysts)}</Fact>
      <Fact label={t('research.tile.tags')}>{namesOf(rest)}</Fact>
    </p>
  );
}

/** Nothing if empty; a label is only read out. */
function Fact({ label, children }: { label?: string; children: string }) {
  if (children === '') return null;
  return (
    <span className={styles.fact}>
      {label === undefined ? null : <VisuallyHidden>{label}: </VisuallyHidden>}
      {children}
    </span>
  );
}
