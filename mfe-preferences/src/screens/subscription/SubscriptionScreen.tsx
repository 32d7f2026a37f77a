import { useEntitlements, useMayOpen, useQuery } from '@portal/api';
import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { portalLinks } from '@portal/session';
import { PageHeading, QuietFailure, Skeleton } from '@portal/ui';
import { entitledTagsQuery, tagsQuery } from '#api/subscription.ts';
import type { en } from '#messages/en.ts';
import { IncludedList } from './IncludedList.tsx';
import { KeepSearches } from './KeepSearches.tsx';
import { MailDelivery } from './MailDelivery.tsx';
import { NewsAtStart } from './NewsAtStart.tsx';
import { subscribedPages } from './subscribedPages.ts';
import { researchCategories, subscribedResearch, type ResearchCategory } from './subscribedResearch.ts';
import styles from './Subscription.module.css';

/** /my-subscription: what the client can open, what not, whom to ask for more, how e-mails are sent, whether searches are kept, and how the start page begins. [N-08] [N-11] */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const entitlements = useEntitlements();
  const hasStartPage = useMayOpen(pages.home);
  const mayFollow = useMayOpen(pages.newForYou);
  return (
    <article className={styles.page}>
      <PageHeading lead={t('preferences.subscription.lead')}>
        {t('preferences.subscription.title')}
      </PageHeading>
      <MailDelivery />
      <KeepSearches />
      {hasStartPage && mayFollow ? <NewsAtStart /> : null}
      <Research />
      {entitlements === undefined ? null : (
        <div className={styles.groups}>
          {subscribedPages(entitlements).map(({ title, entries }) => (
            <IncludedList
              key={title}
              title={t(title)}
              entries={entries.map(({ message, ...entry }) => ({ name: t(message), ...entry }))}
            />
          ))}
        </div>
      )}
      <More />
    </article>
  );
}

const titles: Record<ResearchCategory, keyof typeof en> = {
  'Aggregated Publication Type': 'preferences.subscription.types',
  'Asset Classification': 'preferences.subscription.classes',
  Language: 'preferences.subscription.languages',
};

function Research() {
  const { t, language } = useMessages<keyof typeof en>();
  const all = useQuery(tagsQuery(researchCategories));
  const entitled = useQuery(entitledTagsQuery);
  if (all.isError || entitled.isError) {
    const retry = () => [all, entitled].forEach(({ isError, refetch }) => isError && void refetch());
    return <QuietFailure of={t('preferences.subscription.research')} onRetry={retry} />;
  }
  if (all.data === undefined || entitled.data === undefined) return <Skeleton height="14rem" />;
  const shown = { all: all.data, entitled: entitled.data, language };
  return (
    <div className={styles.groups}>
      {researchCategories.map((category) => (
        <IncludedList
          key={category}
          title={t(titles[category])}
          entries={subscribedResearch(category, shown)}
        />
      ))}
    </div>
  );
}

function More() {
  const { t } = useMessages<keyof typeof en>();
  const { publicationsMail } = portalLinks();
  return (
    <section className={styles.more}>
      <h2 className={styles.title}>{t('preferences.subscription.more')}</h2>
      <p>{t('preferences.subscription.more.text')}</p>
      <p>
        <a href={`mailto:${publicationsMail}`}>{publicationsMail}</a>
      </p>
    </section>
  );
}
