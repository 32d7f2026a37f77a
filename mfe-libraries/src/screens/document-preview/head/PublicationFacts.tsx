import { parseLanguage } from '@portal/contract';
import { formatDay, useMessages } from '@portal/i18n';
import {
  editionName,
  EsgRating,
  PageLink,
  profileLink,
  ratingLabel,
  TagPills,
  WalkContext,
  WayIn,
} from '@portal/research';
import type { Publication } from '@portal/wire';
import type { ReactNode } from 'react';
import type { LibrariesMessage } from '#messages/index.ts';
import type { WalkSteps } from '../walk/useWalkSteps.ts';
import { analystsOf, assetClassOf, ratingsOf, withoutAnalysts } from './aboutRecord.ts';
import styles from './PublicationFacts.module.css';

interface PublicationFactsProps {
  publication: Publication;
  /** The list it was opened from; another edition takes its place there. */
  steps: WalkSteps | undefined;
}

/** Ratings, analysts, tags and other editions, each with a link. [V-02] */
export function PublicationFacts({ publication, steps }: PublicationFactsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const analysts = analystsOf(publication);
  const tags = withoutAnalysts(publication);
  const hasTags = [tags.primary_tags, tags.other_tags].some((map) => Object.values(map).flat().length > 0);
  const { other_editions: others = [] } = publication;
  return (
    <section className={styles.facts} aria-label={t('libraries.preview.about')}>
      <dl className={styles.list}>
        {ratingsOf(publication).map((rating) => (
          <Fact key={rating.kind} name={t(`research.card.rating.${rating.kind}`)}>
            <RatingWay {...rating} />
            <Previous change={rating.change} />
          </Fact>
        ))}
        {analysts.length === 0 ? null : (
          <Fact room="line" name={t('libraries.preview.analysts')}>
            {analysts.map((analyst) => (
              <Way key={analyst.id} to={profileLink(analyst)}>
                {analyst.value}
              </Way>
            ))}
          </Fact>
        )}
        {others.length === 0 ? null : (
          <Fact room="plain" name={t('libraries.preview.editions', { count: others.length })}>
            <OtherEditions editions={others} steps={steps} />
          </Fact>
        )}
        {hasTags ? (
          <Fact room="plain" name={t('research.tile.tags')}>
            <TagPills publication={tags} assetClass={assetClassOf(publication)} />
          </Fact>
        ) : null}
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  /**
   * `line` takes its own row; `plain` needs no label where space is short.
   * @default 'short'
   */
  room?: 'short' | 'line' | 'plain';
  children: ReactNode;
}

function Fact({ name, room = 'short', children }: FactProps) {
  return (
    <div className={styles.fact} data-room={room}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Way({ to, children }: { to: string | undefined; children: ReactNode }) {
  const way = to === undefined ? children : <PageLink to={to}>{children}</PageLink>;
  return <span className={styles.way}>{way}</span>;
}

function RatingWay({ kind, current, to }: ReturnType<typeof ratingsOf>[number]) {
  const { t } = useMessages<LibrariesMessage>();
  return (
    <Way to={to}>{kind === 'ESG' ? <EsgRating rating={current} /> : ratingLabel(current, 'own', t)}</Way>
  );
}

/** What the rating was before, and of which day that one is; a repeated one has been the same. [V-02] [V-03] */
function Previous({ change }: Pick<ReturnType<typeof ratingsOf>[number], 'change'>) {
  const { t } = useMessages<LibrariesMessage>();
  if (change === undefined || change.action === 'Reiterate') return null;
  const rating = ratingLabel(change.previous, 'own', t);
  const day = formatDay(change.previous_date ?? '');
  return (
    <span className={styles.previous}>
      {day === ''
        ? t('libraries.preview.ratingBefore', { rating })
        : t('libraries.preview.ratingBeforeOn', { rating, day })}
    </span>
  );
}

interface OtherEditionsProps {
  editions: NonNullable<Publication['other_editions']>;
  steps: WalkSteps | undefined;
}

/** Links to the paper's other editions, under their own titles. [L-16] */
function OtherEditions({ editions, steps }: OtherEditionsProps) {
  const { t } = useMessages<LibrariesMessage>();
  const walk = steps && { state: { walk: steps.walk }, replace: true };
  return (
    <WalkContext value={walk}>
      {editions.map((edition) => {
        const { letters } = editionName(edition, t);
        return (
          <span key={edition.doc_ref} className={styles.edition}>
            <WayIn edition={edition}>
              <span className={styles.letters}>{letters}</span>{' '}
              <span lang={parseLanguage(edition.language.value)}>
                {edition.title || t('research.tile.untitled')}
              </span>
            </WayIn>
          </span>
        );
      })}
    </WalkContext>
  );
}
