import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { portalLinks, useSession } from '@portal/session';
import { Button, ButtonLink, PageHeading } from '@portal/ui';
import { errorText, hasNumber } from './errorText.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  /** 404, 401, 403, 500, unentitled; others get the general text. */
  code: string;
  /** `message` is from the address, `told` from the portal: see errorText. */
  message?: string | undefined;
  portalMessage?: string | undefined;
  /** If no page is open to the client: they can use another account. */
  onLogout?: (() => void) | undefined;
}

/** For pages that are forbidden or missing. [G-10] [G-11] */
export function ErrorScreen({ code, message, portalMessage, onLogout }: ErrorScreenProps) {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  const { title, lead, plain } = errorText(code, { message, portalMessage });
  return (
    <section className={styles.screen}>
      <PageTitle page={t(title)} />
      <PageHeading
        kicker={hasNumber(code) ? t('shell.error.kicker', { code }) : undefined}
        lead={lead === undefined ? undefined : t(lead)}
      >
        {t(title)}
      </PageHeading>
      {plain === undefined ? null : (
        <p className={styles.plain}>
          <bdi>{plain}</bdi>
        </p>
      )}
      {code === 'unentitled' ? <MailContact address={portalLinks().publicationsMail} /> : null}
      {onLogout === undefined ? (
        <ButtonLink to={isSignedIn ? pages.home.path : pages.login.path}>
          {t(isSignedIn ? 'shell.error.home' : 'shell.error.login')}
        </ButtonLink>
      ) : (
        <Button onClick={onLogout}>{t('shell.header.logout')}</Button>
      )}
    </section>
  );
}

function MailContact({ address }: { address: string }) {
  return (
    <p>
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
