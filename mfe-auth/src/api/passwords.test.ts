import { configureApi } from '@portal/api';
import {
  refuse,
  refuseForNow,
  testNetwork,
  timesOut,
  unreachable,
  type Handler,
  type TestRequest,
} from '@portal/testing';
import { authCalls } from '@portal/wire-auth';
import { formProblem, type FormProblem } from '#failures/formProblem.ts';
import { changePassword, resetPassword } from './passwords.ts';
import { requestLoginLink, requestReset } from './requestLinks.ts';

type FormCall = (typeof authCalls)[
  | 'changePassword'
  | 'resetPassword'
  | 'requestPasswordReset'
  | 'requestPasswordlessLogin'];
type Sender = [name: string, call: FormCall, send: () => Promise<void>];

const tokens = {
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  currentUserName: 'Emma Everett',
  mark: 'a mark',
};

const passwords: Sender[] = [
  ['[A-14] a change', authCalls.changePassword, () => changePassword('Research-2026', 'Research-2027')],
  ['[A-10] a reset', authCalls.resetPassword, () => resetPassword('spring-token', 'Research-2027')],
];
const links: Sender[] = [
  ['[A-09] a request to reset', authCalls.requestPasswordReset, () => requestReset('emma@demo.example')],
  [
    '[A-12] a request for a link',
    authCalls.requestPasswordlessLogin,
    () => requestLoginLink('emma@demo.example'),
  ],
];

async function problemAfter(handler: Handler, send: () => Promise<void>): Promise<FormProblem | undefined> {
  configureApi({
    baseUrl: '/api',
    readTokens: () => tokens,
    onRenewed: () => undefined,
    onSessionOver: () => undefined,
    adapter: testNetwork([handler], []),
  });
  return send().then(
    () => undefined,
    (error: unknown) => formProblem(error, ['old_password', 'new_password']),
  );
}

const said = { lines: [{ text: 'Not this one.' }] };
const general = { lines: [], call: { kind: 'failed' } };

describe.each([...passwords, ...links])('what comes after %s', (_name, call, send) => {
  test.each<[string, Handler, object]>([
    ['errors as a string', refuse(call, 400, { errors: 'Not this one.' }), said],
    ['errors as a list', refuse(call, 400, { errors: ['Not this one.'] }), said],
    ['errors as an object', refuse(call, 400, { errors: { base: ['Not this one.'] } }), said],
    ['nested errors', refuse(call, 400, { errors: { a: [{ b: { c: 'Not this one.' } }] } }), said],
    ['errors in an answer', refuse(call, 200, { success: true, errors: ['Not this one.'] }), said],
    ['errors in an answer of another shape', refuse(call, 200, { errors: ['Not this one.'] }), said],
    ['no errors', refuse(call, 400, { errors: null }), general],
    ['no errors at all', refuse(call, 400, { errors: undefined }), general],
    ['rubbish', refuse(call, 400, { errors: [42, '{"a":1}', '<p>x</p>'] }), general],
    ['a page', refuse(call, 502, '<html>502</html>'), { lines: [], call: { kind: 'down' } }],
    ['an empty answer', refuse(call, 500, ''), general],
    ['a cut answer', refuse(call, 200, '{"success": tr'), general],
    ['a refusal without words', refuse(call, 403, ''), { ...general, isForbidden: true }],
    ['too many', refuseForNow(call, 7200), { lines: [], call: { kind: 'tooMany', seconds: 7200 } }],
    ['a time-out', timesOut(call), { lines: [], call: { kind: 'timeout' } }],
    ['a server out of reach', unreachable(call), { lines: [], call: { kind: 'unreachable' } }],
  ])('is reported: %s', async (_what, handler, problem) => {
    expect(await problemAfter(handler, send)).toEqual({ fields: {}, isForbidden: false, ...problem });
  });
});

describe.each([...passwords, ...links])('the answer to %s', (_name, call, send) => {
  test.each([
    ['false', false],
    ['success: false', { success: false }],
    ['success: 0', { success: 0 }],
    ['success as text', { success: 'false' }],
    ['a page', '<html>'],
  ])('is a general failure: %s', async (_what, body) => {
    const problem = await problemAfter(refuse(call, 200, body), send);
    expect(problem).toEqual({ fields: {}, isForbidden: false, ...general });
  });

  test.each([
    ['as the reference API says it', 200, { success: true }],
    ['without a word', 204, ''],
    ['with nothing in it', 200, {}],
    ['by a plain yes', 200, true],
    ['by a yes as text', 200, 'true'],
    ['by null', 200, null],
    ['with no errors', 200, { errors: [] }],
  ])('[K-01] is no problem when it succeeds, %s', async (_how, status, body) => {
    expect(await problemAfter(refuse(call, status, body), send)).toBeUndefined();
  });
});

test.each<[string, () => Promise<void>]>([
  ['a change', () => changePassword('Research-2026', 'Research-2027\0')],
  ['a change from such a password', () => changePassword('Research-2026\ud800', 'Research-2027')],
  ['a change to one of 2,000 characters', () => changePassword('Research-2026', 'Research-'.repeat(222))],
  ['a reset', () => resetPassword('spring-token', 'Research-2027\0')],
  ['a request to reset', () => requestReset('emma\0@demo.example')],
  ['a request for a link', () => requestLoginLink('emma\0@demo.example')],
])(
  '[A-14] %s with what no API takes is a general failure, without the words of a validator',
  async (_, send) => {
    const requests: TestRequest[] = [];
    configureApi({
      baseUrl: '/api',
      readTokens: () => tokens,
      onRenewed: () => undefined,
      onSessionOver: () => undefined,
      adapter: testNetwork([], requests),
    });
    await expect(
      send().catch((error: unknown) => formProblem(error, ['new_password', 'username'])),
    ).resolves.toEqual({ fields: {}, isForbidden: false, ...general });
    expect(requests).toEqual([]);
  },
);
