/** The words of signing in. */
export const en = {
  'auth.login.title': 'Login',
  'auth.login.lead': 'Research for our clients.',
  'auth.login.username': 'Username',
  'auth.login.password': 'Password',
  'auth.login.remember': 'Remember me',
  'auth.login.submit': 'Login',
  'auth.login.forgotten': 'Forgot your password? <a>Reset it now</a>',
  'auth.login.passwordless': 'Log in without a password',
  'auth.login.questions': 'Questions? Write to our <a>research team</a>.',
  'auth.login.dataProtection': 'Data protection',
  'auth.login.privacy': 'Privacy policy',
  'auth.login.missing': 'Please provide a username and password',
  'auth.login.refused':
    "Your email or password is incorrect. If you can't remember your password, <a>Reset it now</a>.",
  'auth.login.failed': 'Something has gone wrong. Please try again.',
  'auth.login.tooMany': 'Too many attempts. Please wait a moment and try again.',
  'auth.login.cookies':
    'Your browser did not keep the sign-in. The portal needs cookies: please allow them and try again.',
  'auth.coming.reset.title': 'Reset your password',
  'auth.coming.reset.offer': 'You will receive a link by e-mail with which you set a new password.',
  'auth.coming.passwordless.title': 'Log in without a password',
  'auth.coming.passwordless.offer': 'You will receive a link by e-mail that signs you in once.',
  'auth.coming.change.title': 'Change Password',
  'auth.coming.change.offer': 'You will set a new password here with your old one.',
  'auth.coming.back': 'Back to login',
} as const;
