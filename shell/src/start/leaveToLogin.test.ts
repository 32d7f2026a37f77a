import { clearToasts, toastStore } from '@portal/ui';
import { leaveToLogin } from './leaveToLogin.ts';

afterEach(() => clearToasts());

test('[B-03] why a session ended is said by the time the page is left', () => {
  const left: unknown[] = [];
  leaveToLogin('shell.session.over', {
    place: () => ({ pathname: '/equities', search: '' }),
    leaveTo: (address) => left.push(address, ...toastStore.getState().map(({ message }) => message)),
  });
  expect(left).toEqual(['/login?redirect_uri=%2Fequities', { id: 'shell.session.over' }]);
});
