import { leaveToLogin } from './leaveToLogin.ts';

test('[B-03] the login page is told why it is shown, and where to lead back', () => {
  const left: unknown[] = [];
  leaveToLogin('sessionOver', {
    place: () => ({ pathname: '/equities', search: '' }),
    leaveTo: (...navigation) => left.push(...navigation),
  });
  expect(left).toEqual(['/login?redirect_uri=%2Fequities', { authNotice: 'sessionOver' }]);
});
