import { pages } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { portalLinks, useSession } from '@portal/session';
import { ButtonLink, PageHeading } from '@portal/ui';
import { errorText, hasNumber } from './errorText.ts';
import { PageTitle } from './PageTitle.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  /** 404, 401, 403, 500, unentitled; anything else gets the general text. */
  code: string;
  /** Further words from the address: a known key or plain text. */
  message?: string | undefined;
}

/** What a reader sees instead of a page that is not for them or not there, with the way on. [G-10] [G-11] */
export function ErrorScreen({ code, message }: ErrorScreenProps) {
  const { t } = useMessages();
  const isSignedIn = useSession().status === 'signedIn';
  const { title, lead, plain } = errorText(code, message);
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
      <ButtonLink to={isSignedIn ? pages.home.path : pages.login.path}>
        {t(isSignedIn ? 'shell.error.home' : 'shell.error.login')}
      </ButtonLink>
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
