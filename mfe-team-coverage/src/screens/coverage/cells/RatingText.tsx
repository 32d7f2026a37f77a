import { formatDay } from '@portal/i18n';
import { EsgRating } from '@portal/research';
import { IconArrowDownRight, IconArrowUpRight, VisuallyHidden } from '@portal/ui';
import type { RowRating } from '../rows/CoveredRow.ts';
import type { RatedSubject } from '../tabs/coverageTabs.ts';
import styles from './cells.module.css';
import { subjectLabel, type Wording } from './labels.ts';

interface RatingTextProps {
  rating: RowRating | undefined;
  subject: RatedSubject;
  wording: Wording;
  /** Its day stands somewhere else. @default false */
  withoutDay?: boolean;
}

const arrows = { Upgrade: IconArrowUpRight, Downgrade: IconArrowDownRight };

const isMove = (action: string | undefined): action is keyof typeof arrows =>
  action !== undefined && Object.hasOwn(arrows, action);

/** What a rating is, since when, and what it was before. [C-02] */
export function RatingText({ rating, subject, wording, withoutDay = false }: RatingTextProps) {
  const { t } = wording;
  if (rating === undefined)
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('teamCoverage.coverage.none')}</VisuallyHidden>
      </span>
    );
  const { current, previous, date, action } = rating;
  const changed = previous !== undefined && previous !== current;
  return (
    <>
      <span className={styles.current}>
        {subject === 'ESG' ? <EsgRating rating={current} /> : subjectLabel(current, subject, wording)}
        {changed && isMove(action) ? <Arrow action={action} wording={wording} /> : null}
      </span>
      {withoutDay || date === undefined ? null : (
        <time className={styles.detail} dateTime={date}>
          {formatDay(date)}
        </time>
      )}
      {changed ? (
        <span className={styles.detail}>
          {t('teamCoverage.coverage.before', { rating: subjectLabel(previous, subject, wording) })}
        </span>
      ) : null}
    </>
  );
}

function Arrow({ action, wording }: { action: keyof typeof arrows; wording: Wording }) {
  const Icon = arrows[action];
  return (
    <Icon
      size={16}
      stroke={2}
      role="img"
      aria-label={wording.t(`teamCoverage.coverage.action.${action}`)}
      className={styles.arrow}
      data-action={action}
    />
  );
}
