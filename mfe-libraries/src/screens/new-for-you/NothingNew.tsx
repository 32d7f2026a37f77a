import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { PageLink } from '@portal/research';
import { Link } from '@portal/router';
import { EmptyNotice } from '@portal/ui';
import type { NewsPeriod } from '@portal/wire-libraries';
import type { LibrariesMessage } from '#messages/index.ts';

/** Leads to a longer period; from the longest, to what else could be followed. [L-25] */
export function NothingNew({ shown }: { shown: NewsPeriod }) {
  const { t } = useMessages<LibrariesMessage>();
  const next =
    shown === 'week' ? (
      <PageLink to={pages.coverage.href()}>{t('libraries.newForYou.followMore')}</PageLink>
    ) : (
      <Link to={pages.newForYou.href({ since: 'week' })}>{t('libraries.newForYou.week')}</Link>
    );
  return <EmptyNotice next={next}>{t(`libraries.newForYou.nothing.${shown}`)}</EmptyNotice>;
}
