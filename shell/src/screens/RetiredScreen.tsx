import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { useSession } from '@portal/session';
import { ButtonLink, PageHeading } from '@portal/ui';
import type { en } from '../messages/en.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './ErrorScreen.module.css';

const areaNames = new Map<string, keyof typeof en>([
  ['auth', 'shell.area.auth'],
  ['libraries', 'shell.area.libraries'],
  ['profiles', 'shell.area.profiles'],
  ['team-coverage', 'shell.area.team-coverage'],
  ['preferences', 'shell.area.preferences'],
]);

/** Used as the subject of a sentence. */
const areaName = (area: string): keyof typeof en => areaNames.get(area) ?? 'shell.area.other';

interface RetiredScreenProps {
  /** Name in the contract, such as `profiles`. */
  area: string;
}

/** For addresses of an area that was removed from the environment: neither a failure nor a wrong address. [F-19] */
export function RetiredScreen({ area }: RetiredScreenProps) {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  const title = t('shell.retired.title', { area: t(areaName(area)) });
  return (
    <section className={styles.screen}>
      <PageTitle page={title} />
      <PageHeading lead={t('shell.retired.lead')}>{title}</PageHeading>
      <ButtonLink to={isSignedIn ? pages.home.path : pages.login.path}>
        {t(isSignedIn ? 'shell.error.home' : 'shell.error.login')}
      </ButtonLink>
    </section>
  );
}
