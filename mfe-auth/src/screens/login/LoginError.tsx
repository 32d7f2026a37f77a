import { pages } from '@portal/contract';
import { FormattedMessage } from '@portal/i18n';
import { Link } from '@portal/router';
import { FieldError } from '@portal/ui';
import type { ReactNode } from 'react';
import { CallFailureText } from '#components/CallFailureText.tsx';
import type { en } from '#messages/en.ts';
import type { LoginFailure } from './loginFailure.ts';

const messages = {
  missing: 'auth.login.missing',
  refused: 'auth.login.refused',
  cookies: 'auth.login.cookies',
} as const satisfies Record<string, keyof typeof en>;

const toReset = (words: ReactNode) => <Link to={pages.resetPassword.href()}>{words}</Link>;

function isOwn(failure: LoginFailure): failure is { kind: keyof typeof messages } {
  return failure.kind in messages;
}

/** Shows why the sign-in failed, below the fields. */
export function LoginError({ failure, id }: { failure: LoginFailure; id: string }) {
  return (
    <FieldError id={id}>
      {isOwn(failure) ? (
        <FormattedMessage id={messages[failure.kind]} values={{ a: toReset }} />
      ) : (
        <CallFailureText failure={failure} />
      )}
    </FieldError>
  );
}
