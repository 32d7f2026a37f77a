import { useMessages } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import type { Publication } from '@portal/wire';
import { Fragment } from 'react';
import type { ResearchMessage } from '../messages/index.ts';
import type { ProfileAssetClass } from '../profileLink.ts';
import { publicationSubject } from './publicationSubject.ts';
import { TagText } from './TagText.tsx';
import { assetClassLabel, tagLabel } from '../tag/tagLabel.ts';
import styles from './TileFacts.module.css';

interface TileFactsProps {
  publication: Publication;
  assetClass?: ProfileAssetClass | undefined;
}

/** A publication's kind and authors, as running text. [T-01] [L-18] */
export function TileFacts({ publication, assetClass }: TileFactsProps) {
  const { t, language } = useMessages<ResearchMessage>();
  const { publication_type: type, asset_classification: classes, entitled } = publication;
  const { tag, analysts } = publicationSubject(publication);
  // Without a tag, the line above already shows the class.
  const classLabel = tag === undefined ? '' : assetClassLabel(classes, language);
  const kinds = [classLabel, tagLabel(type, 'Publication Type', language)].filter((word) => word !== '');
  if (kinds.length === 0 && analysts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {kinds.map((kind) => (
        <span key={kind} className={styles.fact}>
          {kind}
        </span>
      ))}
      {analysts.length === 0 ? null : (
        <span className={`${styles.fact} ${styles.analysts}`}>
          <VisuallyHidden>{t('research.tile.analysts')}: </VisuallyHidden>
          {analysts.map((analyst, place) => (
            <Fragment key={analyst.id}>
              {place === 0 ? '' : ', '}
              <TagText tag={analyst} active={entitled} assetClass={assetClass} />
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}
