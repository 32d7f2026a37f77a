import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { EmptyNotice } from '@portal/ui';
import type { ResearchMessage } from '../messages/index.ts';
import { PageLink } from '../page-link/PageLink.tsx';

/** Shown to a client who follows nothing, instead of what is followed. [L-25] */
export function FollowsNothing() {
  const { t } = useMessages<ResearchMessage>();
  return (
    <EmptyNotice next={<PageLink to={pages.coverage.href()}>{t('research.follow.choose')}</PageLink>}>
      {t('research.follow.nothing')}
    </EmptyNotice>
  );
}
