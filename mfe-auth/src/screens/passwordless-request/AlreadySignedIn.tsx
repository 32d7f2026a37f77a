import { pages } from '@portal/contract';
import { FormattedMessage } from '@portal/i18n';
import { Link } from '@portal/router';
import { useSession } from '@portal/session';
import type { ReactNode } from 'react';
import styles from '#components/FormPage.module.css';

const toPortal = (words: ReactNode) => <Link to={pages.home.href()}>{words}</Link>;

/** For a client who opened a spent link while signed in: nothing is lost, the portal is one click away. */
export function AlreadySignedIn() {
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
