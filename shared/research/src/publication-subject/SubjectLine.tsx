import { useMessages } from '@portal/i18n';
import type { Publication } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import type { ProfileAssetClass } from '../profileLink.ts';
import { RatingNow } from '../rating/RatingNow.tsx';
import { assetClassLabel } from '../tag/tagLabel.ts';
import { publicationSubject } from './publicationSubject.ts';
import styles from './SubjectLine.module.css';
import { TagText } from './TagText.tsx';

interface SubjectLineProps {
  publication: Publication;
  assetClass?: ProfileAssetClass | undefined;
}

/** A publication's company with ticker and rating, else its sector, else its asset class. [L-18] */
export function SubjectLine({ publication, assetClass }: SubjectLineProps) {
  const { language } = useMessages<ResearchMessage>();
  const { tag, ticker, rating } = publicationSubject(publication);
  return (
    <p className={styles.subject}>
      <span className={styles.name}>
        {tag === undefined ? (
          assetClassLabel(publication.asset_classification, language)
        ) : (
          <TagText tag={tag} active={publication.entitled} assetClass={assetClass} />
        )}
      </span>
      {ticker === undefined ? null : <span className={styles.ticker}>{ticker}</span>}
      {rating === undefined ? null : <RatingNow {...rating} />}
    </p>
  );
}
