import { formatDay, useMessages } from '@portal/i18n';
import { Link } from '@portal/router';
import { IconDownload, IconPhone, notify } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { EsgRating } from '../rating/EsgRating.tsx';
import { RatingChangeText } from '../rating/RatingChangeText.tsx';
import { startDownload } from '../startDownload.ts';
import styles from './BriefOption.module.css';
import type { BriefLine } from './briefLines.ts';

interface BriefOptionProps {
  id: string;
  line: BriefLine;
  selected: boolean;
  /** The company's page. */
  to: string;
  /** It opens. */
  onOpen: () => void;
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** A line of a company's brief: a link to its page, to a phone, or a file. */
export function BriefOption({ id, line, selected, to, onOpen }: BriefOptionProps) {
  const { t } = useMessages<ResearchMessage>();
  const native = { id, role: 'option', 'aria-selected': selected, tabIndex: -1, className: styles.option };
  if (line.kind === 'rating')
    return (
      <Link {...native} to={to} onClick={onOpen}>
        <RatingFact {...line} />
      </Link>
    );
  if (line.kind === 'phone')
    return (
      <a {...native} href={line.href}>
        <IconPhone {...icon} />
        <span>{t('research.brief.call', { name: line.name })}</span>
        <span className={styles.detail}>{line.phone}</span>
      </a>
    );
  return <ModelOption {...line} native={native} />;
}

function RatingFact({ subject, rating, current }: Extract<BriefLine, { kind: 'rating' }>) {
  const { t } = useMessages<ResearchMessage>();
  const { previous, action, date, coverage = 'own' } = rating;
  const day = formatDay(date ?? '');
  // A change that the bank does not name is one, too.
  const change = { current, previous, action: action ?? (previous === null ? null : 'Refresh') } as const;
  return (
    <>
      <span className={styles.subject}>{t(`research.card.rating.${subject}`)}</span>
      <span>
        {subject === 'ESG' ? (
          <EsgRating rating={current} />
        ) : (
          <RatingChangeText rating={change} coverage={coverage} />
        )}
      </span>
      {day === '' ? null : (
        <time className={styles.detail} dateTime={date ?? ''}>
          {day}
        </time>
      )}
    </>
  );
}

interface ModelOptionProps {
  url: string;
  /** As dd.mm.yyyy, or ''. */
  day: string;
  native: object;
}

/** No dialog: it would take the focus, and the list of suggestions closes without it. */
function toastNoAccess(): void {
  const id: ResearchMessage = 'research.noAccess.title';
  notify({ message: { id }, variant: 'error' });
}

function ModelOption({ url, day, native }: ModelOptionProps) {
  const { t } = useMessages<ResearchMessage>();
  return (
    <button
      {...native}
      type="button"
      onClick={() => void startDownload({ link: url, force: true, onNoAccess: toastNoAccess })}
    >
      <IconDownload {...icon} />
      <span>{t('research.brief.model')}</span>
      {day === '' ? null : <span className={styles.detail}>{day}</span>}
    </button>
  );
}
