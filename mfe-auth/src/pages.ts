import { pages as linked } from '@portal/contract';
import type { ScreenPage } from '@portal/router';
import type { en } from './messages/en.ts';

export const pages: readonly ScreenPage<keyof typeof en>[] = [
  {
    path: linked.login.path,
    group: 'public',
    title: 'auth.login.title',
    screen: () => import('./screens/login/LoginScreen.tsx'),
  },
  {
    path: linked.resetPassword.path,
    group: 'public',
    title: 'auth.reset.title',
    screen: () => import('./screens/reset-request/ResetRequestScreen.tsx'),
  },
  {
    path: linked.resetPasswordWithToken.path,
    group: 'public',
    title: 'auth.newPassword.title',
    screen: () => import('./screens/reset-password/ResetPasswordScreen.tsx'),
  },
  {
    path: linked.passwordlessLogin.path,
    group: 'public',
    title: 'auth.passwordless.title',
    screen: () => import('./screens/passwordless-request/PasswordlessRequestScreen.tsx'),
  },
  {
    path: linked.passwordlessLoginWithToken.path,
    group: 'public',
    title: 'auth.passwordless.title',
    screen: () => import('./screens/passwordless-login/PasswordlessLoginScreen.tsx'),
  },
  {
    path: linked.changePassword.path,
    group: 'signedIn',
    title: 'auth.change.title',
    menu: { label: { en: 'Change Password', de: 'Passwort ändern' }, place: 40, shown: 'always' },
    screen: () => import('./screens/change-password/ChangePasswordScreen.tsx'),
  },
];
