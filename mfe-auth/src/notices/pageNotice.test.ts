import { stateWithLoginNotice } from '@portal/contract';
import { noticeIn, stateWithNotice } from './pageNotice.ts';

test('a notice travels with a navigation', () => {
  expect(noticeIn(stateWithNotice('passwordReset'))).toEqual({
    id: 'auth.notice.passwordReset',
    variant: 'success',
  });
});

test('the shell’s word why the login page is shown has one of its own', () => {
  expect(noticeIn(stateWithLoginNotice('sessionOver'))).toEqual({
    id: 'auth.notice.sessionOver',
    variant: 'info',
  });
});

test.each([undefined, null, 'passwordReset', {}, { authNotice: 'toString' }, { authNotice: 7 }, []])(
  'the state %j brings none',
  (state) => {
    expect(noticeIn(state)).toBeUndefined();
  },
);
