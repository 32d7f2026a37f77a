import { pages } from '@portal/contract';
import { useMessages, FormattedMessage } from '@portal/i18n';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import { useState, type ReactNode } from 'react';
import styles from '#components/FormPage.module.css';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { usePageNotice } from '#notices/usePageNotice.ts';
import { LinkSent } from './LinkSent.tsx';
import { PasswordlessRequestForm } from './PasswordlessRequestForm.tsx';

const toPortal = (words: ReactNode) => <Link to={pages.home.href()}>{words}</Link>;

/** For a client who opened a spent link while signed in: links to the portal. */
function AlreadySignedIn() {
  const session = useSession();
  if (session.status === 'signedOut') return null;
  return (
    <p className={styles.hint}>
      <FormattedMessage
        id="auth.passwordless.signedIn"
        values={{ name: session.currentUserName, a: toPortal }}
      />
    </p>
  );
}

/** /passwordless_login: requests a link that signs in. */
export function Component() {
  const { t } = useMessages<keyof typeof en>();
  const notice = usePageNotice();
  const [sentTo, setSentTo] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  return (
    <FormPage
      title={t('auth.passwordless.title')}
      lead={t('auth.passwordless.lead')}
      notice={sentTo === undefined ? notice : undefined}
    >
      <AlreadySignedIn />
      {isSent ? (
        <LinkSent onAgain={() => setIsSent(false)} />
      ) : (
        <PasswordlessRequestForm
          start={sentTo ?? ''}
          onSent={(email) => {
            setSentTo(email);
            setIsSent(true);
          }}
        />
      )}
    </FormPage>
  );
}
