import { readConfig } from './config.ts';
import { explainFatal } from './explainFatal.ts';
import { StartError } from './StartError.ts';

test('nothing needs to be set; an empty variable counts as not set', () => {
  expect(readConfig({ PORTAL_TODAY: '', DATABASE_URL: '' })).toEqual({
    PORTAL_API_PORT: 4301,
    PORTAL_API_HOST: '127.0.0.1',
    PORTAL_TRUSTED_PROXIES: [],
    PORTAL_DATA: '.data',
    PORTAL_ENVIRONMENT: 'local',
    PORTAL_DATABASE_POOLER: '0',
    PORTAL_DEMO: '1',
    PORTAL_DEMO_SIZE: 2000,
    PORTAL_RATE_LIMIT: 300,
    PORTAL_ACCOUNT_RATE_LIMIT: 10,
    PORTAL_MAIL_RATE_LIMIT: 5,
    PORTAL_DOCUMENT_RATE_LIMIT: 120,
    PORTAL_DOCUMENT_MB: 100,
    PORTAL_FILE_MB: 500,
    PORTAL_EVENTS_DAYS: 400,
    PORTAL_READERSHIP_DAYS: 2555,
    PORTAL_PUBLIC_URL: 'http://localhost:4300',
    PORTAL_MAIL_FROM: 'Research Portal <no-reply@portal.example>',
    PORTAL_PASSWORD_POWER: 15,
    PORTAL_ACCESS_TOKEN_SECONDS: 600,
    PORTAL_SESSION_IDLE_MINUTES: 720,
    PORTAL_SESSION_LONGEST_MINUTES: 1440,
    PORTAL_REMEMBERED_IDLE_DAYS: 400,
    PORTAL_REMEMBERED_LONGEST_DAYS: 400,
    PORTAL_TEST_HOOKS: '0',
    PORTAL_LOG_LEVEL: 'warn',
    PORTAL_MIGRATIONS: 'own',
  });
});

test('browser tests may sign in to one account as often as their address may', () => {
  expect(readConfig({ PORTAL_TEST_HOOKS: '1' }).PORTAL_ACCOUNT_RATE_LIMIT).toBe(300);
  const own = { PORTAL_TEST_HOOKS: '1', PORTAL_ACCOUNT_RATE_LIMIT: '3' };
  expect(readConfig(own).PORTAL_ACCOUNT_RATE_LIMIT).toBe(3);
});

test('browser tests may request more links; these begin with the configured address', () => {
  const { PORTAL_MAIL_RATE_LIMIT, PORTAL_PUBLIC_URL } = readConfig({
    PORTAL_TEST_HOOKS: '1',
    PORTAL_PUBLIC_URL: 'https://research.bank.example/',
  });
  expect([PORTAL_MAIL_RATE_LIMIT, PORTAL_PUBLIC_URL]).toEqual([300, 'https://research.bank.example']);
});

test.each([
  [
    'PORTAL_PUBLIC_URL',
    'javascript:alert(1)',
    'must be an address without a path such as https://research.bank.example',
  ],
  [
    'PORTAL_PUBLIC_URL',
    'https://a@b.example',
    'must be an address without a path such as https://research.bank.example',
  ],
  [
    'PORTAL_PUBLIC_URL',
    'https://b.example/?a',
    'must be an address without a path such as https://research.bank.example',
  ],
  ['PORTAL_MAIL_FROM', 'Nobody', 'must be a sender such as Research Portal <research@bank.example>'],
  ['SMTP_URL', 'http://mail', 'must begin with smtp:// or smtps://'],
  ['PORTAL_API_PORT', 'abc', 'must be a number'],
  ['PORTAL_API_HOST', 'localhost', 'must be an address such as 0.0.0.0'],
  [
    'PORTAL_TRUSTED_PROXIES',
    '10.0.0.0/33',
    'must be a list of addresses or networks such as 10.0.0.0/8, 192.0.2.7',
  ],
  ['PORTAL_API_PORT', '70000', 'must be at most 65535'],
  ['PORTAL_DEMO_SIZE', '1.5', 'must be a whole number'],
  ['PORTAL_DEMO_SIZE', '-1', 'must be at least 0'],
  ['PORTAL_TODAY', '11.03.2026', 'must be a day such as 2026-11-21'],
  ['PORTAL_PASSWORD_POWER', '9', 'must be at least 10'],
  ['PORTAL_PASSWORD_POWER', '19', 'must be at most 18'],
  ['PORTAL_ENVIRONMENT', 'production', 'must be one of local, uat, staging, prod'],
  ['PORTAL_SECRET', 'short', 'must have at least 32 characters'],
  ['PORTAL_TEST_HOOKS', 'yes', 'must be 0 or 1'],
  ['DATABASE_URL', 'mysql://x', 'must begin with postgres:// or postgresql://'],
])('%s=%s is named with its fault', (name, value, fault) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    `The settings are not usable: ${name} ${fault}. Correct or unset them and start again.`,
  );
});

test('[D-01] the demo is on in local, off elsewhere by default, and refused in prod', () => {
  const demoIn = (environment: string, demo = '') =>
    readConfig({
      PORTAL_ENVIRONMENT: environment,
      PORTAL_DEMO: demo,
      PORTAL_PUBLIC_URL: 'https://research.bank.example',
    }).PORTAL_DEMO;
  expect(['local', 'uat', 'staging', 'prod'].map((environment) => demoIn(environment))).toEqual([
    '1',
    '0',
    '0',
    '0',
  ]);
  expect([demoIn('local', '0'), demoIn('uat', '1')]).toEqual(['0', '1']);
  expect(() => demoIn('prod', '1')).toThrow(
    'PORTAL_DEMO=1 is refused in prod: clients would read invented research as the bank’s own. Unset it and start again.',
  );
});

const bucket = { PORTAL_CONTENT: 's3://research/files' };
const key = { AWS_ACCESS_KEY_ID: 'id' };

test.each([
  [
    { PORTAL_CONTENT: 's3://Research' },
    'PORTAL_CONTENT must be a folder, or a bucket such as s3://research/files',
  ],
  [
    { ...bucket, PORTAL_CONTENT_ENDPOINT: 'storage' },
    'PORTAL_CONTENT_ENDPOINT must be the address of an S3-compatible storage',
  ],
  [
    { PORTAL_CONTENT_ENDPOINT: 'https://storage.bank.example' },
    'PORTAL_CONTENT_ENDPOINT is set, but PORTAL_CONTENT names no bucket. Set it to one such as s3://research/files, or unset PORTAL_CONTENT_ENDPOINT, and start again.',
  ],
  [
    { PORTAL_CONTENT: '/files', PORTAL_CONTENT_REGION: 'eu-central-2' },
    'PORTAL_CONTENT_REGION is set, but PORTAL_CONTENT names no bucket.',
  ],
  [
    { ...bucket, ...key },
    'AWS_SECRET_ACCESS_KEY is missing: a bucket needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither and a role. Set it and start again.',
  ],
  [
    { ...bucket, AWS_SESSION_TOKEN: 'token' },
    'AWS_SESSION_TOKEN is set without AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which it belongs to. Set them, or unset it, and start again.',
  ],
  [
    { ...bucket, PORTAL_FILE_MB: '5001' },
    'PORTAL_FILE_MB=5001 is more than a bucket takes at once: it must be at most 5000. Lower it and start again.',
  ],
])('[D-03] half of a bucket’s settings is refused: %j', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence);
});

test('[D-03] a bucket has credentials of its own or a role, and a folder may be anywhere', () => {
  const all = { ...bucket, ...key, AWS_SECRET_ACCESS_KEY: 'secret', PORTAL_CONTENT_REGION: 'eu-central-2' };
  const temporary = { ...all, AWS_SESSION_TOKEN: 'token' };
  for (const given of [bucket, all, temporary, { PORTAL_CONTENT: '/files', ...key }])
    expect(readConfig(given).PORTAL_CONTENT).toBe(given.PORTAL_CONTENT);
});

test('the doors for tests are refused in prod', () => {
  expect(() => readConfig({ PORTAL_ENVIRONMENT: 'prod', PORTAL_TEST_HOOKS: '1' })).toThrow(
    'PORTAL_TEST_HOOKS=1 is refused in prod.',
  );
});

test('hashes of passwords that cost less are refused in prod', () => {
  const at = (power: string, environment = 'prod') =>
    readConfig({
      PORTAL_ENVIRONMENT: environment,
      PORTAL_PASSWORD_POWER: power,
      PORTAL_PUBLIC_URL: 'https://research.bank.example',
    }).PORTAL_PASSWORD_POWER;
  expect(() => at('14')).toThrow(
    'PORTAL_PASSWORD_POWER=14 is refused in prod: it must be at least 15. Unset it and start again.',
  );
  expect([at('15'), at(''), at('16'), at('14', 'local')]).toEqual([15, 15, 16, 14]);
});

test('an address without https is refused in prod, the usual one included', () => {
  const at = (url: string) => readConfig({ PORTAL_ENVIRONMENT: 'prod', PORTAL_PUBLIC_URL: url });
  for (const url of ['', 'http://research.bank.example'])
    expect(() => at(url)).toThrow('is refused in prod: links in mails must begin with https://.');
  expect(at('https://research.bank.example').PORTAL_PUBLIC_URL).toBe('https://research.bank.example');
});

test.each([
  ['x'.repeat(64), false],
  ['0123456789012345678901234567890123456789', true],
  ['abababababababababababababababababab', false],
  ['please-set-this-Secret-before-you-start-it', false],
  ['CHANGE-ME-CHANGE-ME-CHANGE-ME-CHANGE-ME', false],
  ['9f86d081884c7d659a2feaa0c55ad015', true],
  ['q8Rk1mQ2vL7xT0bYw5ZdJ3nHs6uCfEaG9pVoIiKl4Xs', true],
])('the secret %s is good enough for prod: %s', (secret, isGood) => {
  const start = () =>
    readConfig({
      PORTAL_ENVIRONMENT: 'prod',
      PORTAL_PUBLIC_URL: 'https://research.bank.example',
      PORTAL_SECRET: secret,
    });
  if (isGood) expect(start().PORTAL_SECRET).toBe(secret);
  else expect(start).toThrow('PORTAL_SECRET is too weak for prod.');
});

test('several processes on one database need one secret, outside local', () => {
  const shared = { PORTAL_ENVIRONMENT: 'uat', DATABASE_URL: 'postgres://db.bank.example/portal' };
  expect(() => readConfig(shared)).toThrow(
    'PORTAL_SECRET is missing: in uat all processes on one database need the same. Set it to at least 32 random characters and start again.',
  );
  expect(readConfig({ ...shared, PORTAL_SECRET: 'x'.repeat(32) }).PORTAL_ENVIRONMENT).toBe('uat');
  expect(readConfig({ ...shared, PORTAL_ENVIRONMENT: 'local' }).PORTAL_SECRET).toBeUndefined();
});

test('[B-08] sessions may not end between two renewals', () => {
  const at = (minutes: string, seconds: string) =>
    readConfig({ PORTAL_SESSION_IDLE_MINUTES: minutes, PORTAL_ACCESS_TOKEN_SECONDS: seconds });
  expect(() => at('10', '600')).toThrow(
    'PORTAL_SESSION_IDLE_MINUTES=10 must be longer than PORTAL_ACCESS_TOKEN_SECONDS=600: ' +
      'sessions would end under clients who read. Change one of them and start again.',
  );
  expect(at('10', '599').PORTAL_SESSION_IDLE_MINUTES).toBe(10);
  expect(() =>
    readConfig({
      PORTAL_REMEMBERED_IDLE_DAYS: '1',
      PORTAL_ACCESS_TOKEN_SECONDS: '86400',
      PORTAL_SESSION_IDLE_MINUTES: '1441',
    }),
  ).toThrow('PORTAL_REMEMBERED_IDLE_DAYS=1 must be longer than PORTAL_ACCESS_TOKEN_SECONDS=86400: ');
});

test('proxies are a list of addresses and networks', () => {
  expect(readConfig({ PORTAL_TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32' }).PORTAL_TRUSTED_PROXIES).toEqual([
    '10.0.0.0/8',
    '2001:db8::/32',
  ]);
});

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a reason of our own', new StartError('Say this.'), 'Say this.'],
  [
    'a port in use',
    withCode('EADDRINUSE'),
    'Port 4301 is in use. Stop what listens there, or choose another with PORTAL_API_PORT.',
  ],
  [
    'a full disk',
    withCode('ENOSPC'),
    'There is no space left for the data in .data. Make room, or choose another folder with PORTAL_DATA.',
  ],
  [
    'a full disk under the database',
    new Error('outer', { cause: withCode('53100') }),
    'There is no space left for the data in .data. Make room, or choose another folder with PORTAL_DATA.',
  ],
  [
    'a folder that is not ours',
    withCode('EACCES'),
    'The folder .data cannot be written. Correct its rights, or choose another with PORTAL_DATA.',
  ],
  ['anything else', new Error('a\n  b'), 'The API could not start: a b'],
])('%s is reported in one line', (_, error, sentence) => {
  expect(explainFatal(error, { port: 4301, dataFolder: '.data' })).toBe(sentence);
});
