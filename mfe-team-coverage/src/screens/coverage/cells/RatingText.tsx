import { formatDay } from '@portal/i18n';
import { EsgMark, ratingMove } from '@portal/research';
import type { RowRating } from '../rows/CoveredRow.ts';
import type { RatedSubject } from '../tabs/coverageTabs.ts';
import styles from './cells.module.css';
import { subjectLabel, type Wording } from './labels.ts';

interface RatingTextProps {
  rating: RowRating | undefined;
  subject: RatedSubject;
  wording: Wording;
  /** Set if the date is shown elsewhere. @default false */
  withoutDay?: boolean;
}

const up = 'M5 13 13 5M6 5h7v7';
const down = 'M5 5l8 8M6 13h7V6';
const arrows = { Upgrade: up, Downgrade: down, OutlookRaised: up, OutlookLowered: down };

type Move = keyof typeof arrows;

const isMove = (action: string): action is Move => Object.hasOwn(arrows, action);

/** Returns the direction of a change, if any. */
function moveOf({ current, previous, action = '' }: RowRating): Move | undefined {
  const move =
    action === 'Refresh' && previous !== undefined ? ratingMove({ previous, current, action }) : action;
  return isMove(move) ? move : undefined;
}

/** A rating with its date and the previous rating. [C-02] */
export function RatingText({ rating, subject, wording, withoutDay = false }: RatingTextProps) {
  const { t } = wording;
  if (rating === undefined)
    return (
      <span className={styles.none} role="img" aria-label={t('teamCoverage.coverage.none')}>
        –
      </span>
    );
  const { current, previous, date } = rating;
  const changed = previous !== undefined && previous !== current;
  const move = changed ? moveOf(rating) : undefined;
  const label = subjectLabel(current, subject, wording);
  return (
    <>
      {subject === 'ESG' ? <EsgMark rating={current} label={label} /> : label}
      {move === undefined ? null : <Arrow action={move} wording={wording} />}
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

/** A single inline element, since there are hundreds. */
function Arrow({ action, wording }: { action: Move; wording: Wording }) {
  return (
    <svg
      viewBox="0 0 18 18"
      width={16}
      height={16}
      role="img"
      aria-label={wording.t(`teamCoverage.coverage.action.${action}`)}
      className={styles.arrow}
      data-action={action}
    >
      <path d={arrows[action]} />
    </svg>
  );
}
