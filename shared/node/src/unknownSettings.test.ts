import { unknownSettingLines } from './unknownSettings.ts';

test.each([
  ['PORTAL_STOER', 'PORTAL_STORE'],
  ['PORTAL_API_ORIGIN', 'PORTAL_API_ORIGINS'],
  ['PORTAL_PUBLICURL', 'PORTAL_PUBLIC_URL'],
  ['PORTAL_TRUSTED_PROXY', 'PORTAL_TRUSTED_PROXIES'],
])('%s is named with the setting that was probably meant, %s', (name, meant) => {
  expect(unknownSettingLines({ [name]: 'x', PORTAL_PORT: '4300', PATH: '/bin' })).toEqual([
    `! ${name} is set, but nothing reads it. Did you mean ${meant}?`,
  ]);
});

test('what resembles no setting is named alone, and its value is not shown', () => {
  expect(unknownSettingLines({ PORTAL_XYZZY_QUUX_FROB: 'secret' })).toEqual([
    '! PORTAL_XYZZY_QUUX_FROB is set, but nothing reads it.',
  ]);
});
