import { tlsPrograms } from './withTls.ts';

test('what is missing is named', () => {
  const only = (...there: string[]) =>
    tlsPrograms((name) => (there.includes(name) ? `/usr/bin/${name}` : undefined));
  expect(only('nginx', 'openssl')).toEqual({ nginx: '/usr/bin/nginx', openssl: '/usr/bin/openssl' });
  expect(only('openssl')).toBe('Without HTTP/2: nginx not found (Debian: nginx-light, openssl).');
  expect(only()).toBe('Without HTTP/2: nginx and openssl not found (Debian: nginx-light, openssl).');
});
