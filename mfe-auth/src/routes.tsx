import { pages, type RouteGroup } from '@portal/contract';
import type { AreaRoute } from '@portal/router';

const resetPassword = () => import('./screens/coming/ResetPasswordScreen.tsx');
const passwordlessLogin = () => import('./screens/coming/PasswordlessLoginScreen.tsx');

/** The area's addresses, below the shell's layouts. */
export const routes: Partial<Record<RouteGroup, AreaRoute[]>> = {
  public: [
    {
      path: pages.login.path,
      handle: { title: 'auth.login.title' },
      lazy: () => import('./screens/login/LoginScreen.tsx'),
    },
    { path: pages.resetPassword.path, handle: { title: 'auth.coming.reset.title' }, lazy: resetPassword },
    {
      path: pages.resetPasswordWithToken.path,
      handle: { title: 'auth.coming.reset.title' },
      lazy: resetPassword,
    },
    {
      path: pages.passwordlessLogin.path,
      handle: { title: 'auth.coming.passwordless.title' },
      lazy: passwordlessLogin,
    },
    {
      path: pages.passwordlessLoginWithToken.path,
      handle: { title: 'auth.coming.passwordless.title' },
      lazy: passwordlessLogin,
    },
  ],
  signedIn: [
    {
      path: pages.changePassword.path,
      handle: { title: 'auth.coming.change.title' },
      lazy: () => import('./screens/coming/ChangePasswordScreen.tsx'),
    },
  ],
};
