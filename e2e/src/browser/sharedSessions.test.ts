import type { SignedIn } from './clients.ts';
import { SharedSessions } from './sharedSessions.ts';

function sessions() {
  let now = 0;
  let count = 0;
  const signIn = (client: string) => {
    count += 1;
    return Promise.resolve({ token: `${client} ${count}`, refresh_token: `refresh ${count}` } as SignedIn);
  };
  const shared = new SharedSessions(signIn, () => now);
  return {
    shared,
    pass: (seconds: number) => (now += seconds * 1000),
    token: async (client = 'everything') => (await shared.of(client)).token,
  };
}

test('a client signs in once, and each client for itself', async () => {
  const { token } = sessions();
  expect([await token(), await token(), await token('equity')]).toEqual([
    'everything 1',
    'everything 1',
    'equity 2',
  ]);
});

test.each<[string, string | undefined]>([
  ['renewed it', 'another'],
  ['ended it', undefined],
])('a test that %s leaves a new sign-in to the next one', async (_, left) => {
  const { token, shared } = sessions();
  await token();
  shared.after('everything', 'refresh 1');
  expect(await token()).toBe('everything 1');
  shared.after('everything', left);
  expect(await token()).toBe('everything 2');
});

test('a session is not shared until its token ends', async () => {
  const { token, pass } = sessions();
  await token();
  pass(199);
  expect(await token()).toBe('everything 1');
  pass(1);
  expect(await token()).toBe('everything 2');
});
