export {
  auth,
  changePassword,
  passwordlessLogin,
  requestPasswordReset,
  requestPasswordlessLogin,
  resetPassword,
} from './signIn.ts';
