import { useQuery } from '@portal/api';
import { useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { Skeleton } from '@portal/ui';
import type { ProfiledTag, Tag } from '@portal/wire';
import { categoryLabel, isFilterCategory } from '../filters/filterTable.ts';
import { FollowButton } from '../following/FollowButton.tsx';
import type { ResearchMessage } from '../messages/index.ts';
import { personText } from '../person/personText.ts';
import { EsgRating } from '../rating/EsgRating.tsx';
import { ratingLabel } from '../rating/ratingLabel.ts';
import { tagLabel } from '../tag/tagLabel.ts';
import styles from './RecordCard.module.css';
import { recordQuery } from './recordQuery.ts';

interface RecordCardProps {
  tag: Tag;
  /** The record's id in calls. */
  id: string;
  /** The record's page. */
  to: string;
}

const freshMs = 5 * 60_000;

/** A company, sector or analyst in brief. The link works even if the details could not be loaded. [P-07] */
export function RecordCard({ tag, id, to }: RecordCardProps) {
  const { t, language } = useMessages<ResearchMessage>();
  const { data, isError } = useQuery({ ...recordQuery(id), staleTime: freshMs });
  const category = data === undefined || data.category === '' ? tag.category : data.category;
  return (
    <div className={styles.card}>
      {isFilterCategory(category) ? <p className={styles.kind}>{t(categoryLabel(category))}</p> : null}
      <p className={styles.name}>{tagLabel(data ?? tag, category, language)}</p>
      {data === undefined ? null : <Facts record={data} />}
      {data === undefined && !isError ? <Skeleton height="1.25rem" /> : null}
      {isError && data === undefined ? <p className={styles.kind}>{t('common.couldNotLoad')}</p> : null}
      {/* Not in the tab order: keyboard users follow the original link, whose page has all of this. */}
      <div className={styles.actions}>
        <Link to={to} tabIndex={-1} className={styles.open}>
          {t('research.card.open')}
        </Link>
        <FollowButton record={data ?? tag} category={category} inCard />
      </div>
    </div>
  );
}

const kinds = ['Equity', 'Bonds', 'ESG'] as const;

function Facts({ record }: { record: ProfiledTag }) {
  const { t, language } = useMessages<ResearchMessage>();
  const { Ratings: ratings } = record.kpis;
  const rated = kinds.filter((kind) => (ratings[kind]?.current ?? '') !== '');
  const about = record.role ?? Object.values(record.descriptions_by_asset_class)[0] ?? record.summary;
  if (rated.length > 0)
    return (
      <dl className={styles.ratings}>
        {rated.map((kind) => {
          const current = ratings[kind]?.current ?? '';
          return (
            <div key={kind}>
              <dt>{t(`research.card.rating.${kind}`)}</dt>
              <dd>{kind === 'ESG' ? <EsgRating rating={current} /> : ratingLabel(current, 'own', t)}</dd>
            </div>
          );
        })}
      </dl>
    );
  if (about == null) return null;
  const { text, lang } = personText(about, language);
  return (
    <p className={styles.about} lang={lang}>
      {text.split(/\r?\n/)[0]}
    </p>
  );
}
