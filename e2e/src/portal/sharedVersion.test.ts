import { inRecord, withSharedVersion } from './sharedVersion.ts';

const second = { library: '@portal/ui', from: '1.0.0', to: '2.0.0' };

test.each([
  ['s("@portal/ui","1.0.0",()=>1)', 's("@portal/ui","2.0.0",()=>1)'],
  [
    '"@portal/ui":[{version:"1.0.0",get:a,shareConfig:{requiredVersion:"^1.0.0"}}]',
    '"@portal/ui":[{version:"2.0.0",get:a,shareConfig:{requiredVersion:"^2.0.0"}}]',
  ],
  [
    '{singleton:!0,requiredVersion:"^1.0.0",strictVersion:!0,shareKey:"@portal/ui"}',
    '{singleton:!0,requiredVersion:"^2.0.0",strictVersion:!0,shareKey:"@portal/ui"}',
  ],
  [
    '{requiredVersion:"^1.0.0",shareKey:"@portal/api"},{requiredVersion:"^1.0.0",shareKey:"@portal/ui"}',
    '{requiredVersion:"^1.0.0",shareKey:"@portal/api"},{requiredVersion:"^2.0.0",shareKey:"@portal/ui"}',
  ],
  ['"@portal/api","1.0.0"', '"@portal/api","1.0.0"'],
])('%s', (text, expected) => {
  expect(withSharedVersion(text, second)).toBe(expected);
});

test('a shell brings a version, a remote needs a range', () => {
  const shared = { react: '19.3.1', '@portal/ui': '1.0.0' };
  expect(inRecord(shared, second, 'shell')).toEqual({ react: '19.3.1', '@portal/ui': '2.0.0' });
  expect(inRecord(shared, second, 'mfe-auth')['@portal/ui']).toBe('^2.0.0');
});
