import { useMessages } from '@portal/i18n';
import { useState } from 'react';
import { FormPage } from '#components/FormPage.tsx';
import type { en } from '#messages/en.ts';
import { usePageNotice } from '#notices/usePageNotice.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { LinkSent } from './LinkSent.tsx';
import { PasswordlessRequestForm } from './PasswordlessRequestForm.tsx';

/** /passwordless_login: asks where to send a link that signs in. */
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
