import { noticeIn, stateWithNotice } from './pageNotice.ts';

test('a notice travels with a navigation', () => {
  expect(noticeIn(stateWithNotice('passwordReset'))).toEqual({
    id: 'auth.notice.passwordReset',
    variant: 'success',
  });
});

test.each([undefined, null, 'passwordReset', {}, { authNotice: 'toString' }, { authNotice: 7 }, []])(
  'the state %j brings none',
  (state) => {
    expect(noticeIn(state)).toBeUndefined();
  },
);
