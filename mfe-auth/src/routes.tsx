import { pages, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';

export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  public: [
    {
      path: pages.login.path,
      handle: { title: 'auth.login.title' },
      lazy: () => import('./screens/login/LoginScreen.tsx'),
    },
    {
      path: pages.resetPassword.path,
      handle: { title: 'auth.reset.title' },
      lazy: () => import('./screens/reset-request/ResetRequestScreen.tsx'),
    },
    {
      path: pages.resetPasswordWithToken.path,
      handle: { title: 'auth.newPassword.title' },
      lazy: () => import('./screens/reset-password/ResetPasswordScreen.tsx'),
    },
    {
      path: pages.passwordlessLogin.path,
      handle: { title: 'auth.passwordless.title' },
      lazy: () => import('./screens/passwordless-request/PasswordlessRequestScreen.tsx'),
    },
    {
      path: pages.passwordlessLoginWithToken.path,
      handle: { title: 'auth.passwordless.title' },
      lazy: () => import('./screens/passwordless-login/PasswordlessLoginScreen.tsx'),
    },
  ],
  signedIn: [
    {
      path: pages.changePassword.path,
      handle: { title: 'auth.change.title' },
      lazy: () => import('./screens/change-password/ChangePasswordScreen.tsx'),
    },
  ],
};
