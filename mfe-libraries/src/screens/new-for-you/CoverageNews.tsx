import { useQuery } from '@portal/api';
import { formatDay, useMessages, useToday } from '@portal/i18n';
import { PageLink, profileLink, tagLabel } from '@portal/research';
import type { CoverageChange, NewsPeriod } from '@portal/wire-libraries';
import { followedRatingsQuery } from '#api/newForYou.ts';
import type { LibrariesMessage } from '#messages/index.ts';
import styles from './NewForYouScreen.module.css';

/** Coverage that was dropped or begun again, and analysts that changed; nothing without any. [L-25] */
export function CoverageNews({ period }: { period: NewsPeriod }) {
  const { t } = useMessages<LibrariesMessage>();
  const { data } = useQuery(followedRatingsQuery(period, useToday()));
  if (data === undefined || data.coverage.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="new-coverage">
      <h2 id="new-coverage" className={styles.title}>
        {t('libraries.newForYou.coverage')}
      </h2>
      <ul className={styles.ratings}>
        {data.coverage.map((each) => (
          <li key={`${each.id} ${each.change} ${each.date}`}>
            <ChangeLine changed={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function analystsMessage({ before, after }: { before: string; after: string }) {
  if (after === '') return 'libraries.newForYou.analystsGone';
  return before === '' ? 'libraries.newForYou.analystsFirst' : 'libraries.newForYou.analysts';
}

function ChangeLine({ changed }: { changed: CoverageChange }) {
  const { t, language } = useMessages<LibrariesMessage>();
  const { change, date } = changed;
  const name = tagLabel(changed, 'Company', language);
  const to = profileLink(changed);
  const names = (analysts: CoverageChange['analysts_after']) => analysts.map(({ value }) => value).join(', ');
  const analysts = { before: names(changed.analysts_before), after: names(changed.analysts_after) };
  return (
    <article className={styles.rating}>
      <h3 className={styles.company}>{to === undefined ? name : <PageLink to={to}>{name}</PageLink>}</h3>
      <p className={styles.kind}>{t(`libraries.newForYou.change.${change}`)}</p>
      <p className={styles.change}>
        {change === 'analysts' ? t(analystsMessage(analysts), analysts) : analysts.after}
      </p>
      <p className={styles.day}>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
    </article>
  );
}
