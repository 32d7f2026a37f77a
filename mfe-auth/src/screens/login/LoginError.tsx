import { pages } from '@portal/contract';
import { FormattedMessage } from '@portal/i18n';
import { Link } from '@portal/router';
import { FieldError } from '@portal/ui';
import type { ReactNode } from 'react';
import type { en } from '#messages/en.ts';
import type { LoginFailure } from './loginFailure.ts';

const messages: Record<LoginFailure, keyof typeof en | `common.${string}`> = {
  missing: 'auth.login.missing',
  refused: 'auth.login.refused',
  timeout: 'common.requestTimeout',
  offline: 'common.offline',
  unreachable: 'common.unreachable',
  tooMany: 'auth.login.tooMany',
  cookies: 'auth.login.cookies',
  failed: 'auth.login.failed',
};

const toReset = (words: ReactNode) => <Link to={pages.resetPassword.path}>{words}</Link>;

/** Why the sign-in did not go through, under the form's fields. */
export function LoginError({ failure, id }: { failure: LoginFailure; id: string }) {
  return (
    <FieldError id={id}>
      <FormattedMessage id={messages[failure]} values={{ a: toReset }} />
    </FieldError>
  );
}
