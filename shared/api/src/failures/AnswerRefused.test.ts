import { AnswerRefused, refuseErrors } from './AnswerRefused.ts';

test.each([undefined, null, false, '', [], {}, { new_password: [] }, [null, '']])(
  '[A-10] [A-14] [K-01] a success with errors %j is one',
  (errors) => {
    expect(() => refuseErrors({ success: true, errors })).not.toThrow();
  },
);

test.each(['Too short', ['Too short'], { new_password: ['Too short'] }, [{ a: { b: 'x' } }], 42, true])(
  '[A-10] [A-14] [K-01] a success with errors %j is none',
  (errors) => {
    expect(() => refuseErrors({ success: true, errors })).toThrow(AnswerRefused);
  },
);

test('[A-10] [A-14] [K-01] what says that it is no success is none', () => {
  expect(() => refuseErrors({ success: false })).toThrow(AnswerRefused);
});
