import { ApiError, useQuery } from '@portal/api';
import { formatDay, useMessages, useToday } from '@portal/i18n';
import { QuietFailure, Skeleton } from '@portal/ui';
import type { StatedRating } from '@portal/wire-profiles';
import { ratingHistoryQuery } from '#api/company.ts';
import { ProfilePart } from '#components/ProfilePart.tsx';
import { RatingValue, type RatedSubject } from '#components/ratings/RatingValue.tsx';
import type { ProfilesMessage } from '#messages/index.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './RatingHistory.module.css';
import { ratingSteps, sharedSpan, type TimeSpan } from './ratingSteps.ts';
import { StepChart } from './StepChart.tsx';

interface RatingHistoryProps {
  company: string;
  subjects: readonly RatedSubject[];
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.kind === 'notFound';

/** Each rating over time, as chart and table. Renders nothing if the API has no history. [P-06] */
export function RatingHistory({ company, subjects }: RatingHistoryProps) {
  const { t } = useMessages<ProfilesMessage>();
  const { data, error, isPending, refetch } = useQuery(ratingHistoryQuery(company));
  const stated = subjects.filter((subject) => (data?.[subject].length ?? 0) > 0);
  const span = sharedSpan(
    stated.map((subject) => data?.[subject] ?? []),
    useToday(),
  );
  if (isUnknown(error) || (data !== undefined && stated.length === 0)) return null;
  return (
    <ProfilePart title={t('profiles.history')}>
      {isPending ? <Skeleton height="12rem" /> : null}
      {data === undefined && error !== null ? (
        <QuietFailure of={t('profiles.history')} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className={styles.courses}>
          {stated.map((subject) => (
            <Course key={subject} subject={subject} stated={data[subject]} span={span} />
          ))}
        </div>
      )}
    </ProfilePart>
  );
}

interface CourseProps {
  subject: RatedSubject;
  stated: readonly StatedRating[];
  /** Shared by all charts; undefined if no rating has a date. */
  span: TimeSpan | undefined;
}

function Course({ subject, stated, span }: CourseProps) {
  const { t } = useMessages<ProfilesMessage>();
  const name = t(`profiles.rating.${subject}`);
  const chart = span && ratingSteps(stated, subject, span);
  const first = formatDay(stated[0]?.date ?? '');
  const last = formatDay(useToday());
  return (
    <figure className={styles.course}>
      <figcaption className={styles.name}>{name}</figcaption>
      {chart === undefined ? null : (
        <StepChart
          label={t('profiles.history.chart', { name, first, last })}
          chart={chart}
          renderLevel={(rating) => <RatingValue rating={rating} subject={subject} />}
        />
      )}
      <HistoryTable name={name} subject={subject} stated={stated} />
    </figure>
  );
}
