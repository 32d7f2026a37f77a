import { leaveToLogin } from './leaveToLogin.ts';

test('[B-03] the login page gets the reason and the way back', () => {
  const left: unknown[] = [];
  leaveToLogin('sessionOver', {
    place: () => ({ pathname: '/equities', search: '' }),
    leaveTo: (...navigation) => left.push(...navigation),
  });
  expect(left).toEqual(['/login?redirect_uri=%2Fequities', { authNotice: 'sessionOver' }]);
});
