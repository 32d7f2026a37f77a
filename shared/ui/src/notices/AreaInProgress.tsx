import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { IconArrowLeft } from '../icons.ts';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import styles from './AreaInProgress.module.css';

interface AreaInProgressProps {
  /** The page's heading. */
  title: string;
  /** What the page will offer, one sentence each. */
  offers?: readonly string[];
  /** @default Today's Highlights */
  back?: { to: string; label: string };
  /** Further text. */
  children?: ReactNode;
}

/** Announces a page still being built, with a link back. */
export function AreaInProgress({ title, offers = [], back, children }: AreaInProgressProps) {
  const { t } = useMessages();
  return (
    <article className={styles.area}>
      <PageHeading lead={t('common.beingBuilt.text')} kicker={t('common.beingBuilt.title')}>
        {title}
      </PageHeading>
      {offers.length > 0 ? (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      ) : null}
      {children}
      <ButtonLink
        to={back?.to ?? pages.todaysHighlights.path}
        variant="secondary"
        icon={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
      >
        {back?.label ?? t('common.backToHighlights')}
      </ButtonLink>
    </article>
  );
}
