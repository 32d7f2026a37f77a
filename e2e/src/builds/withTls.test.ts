import { listeningByTls, tlsPrograms } from './withTls.ts';

test('nginx listens by HTTP/2 with TLS besides', () => {
  const configuration = 'http {\n  server {\n    listen localhost:4300;\n    root pages;\n  }\n}\n';
  expect(listeningByTls(configuration, 4443)).toBe(
    [
      'http {\n  server {\n    listen localhost:4300;',
      '    listen localhost:4443 ssl http2;',
      '    ssl_certificate certificate.pem;',
      '    ssl_certificate_key key.pem;',
      '    root pages;\n  }\n}\n',
    ].join('\n'),
  );
  expect(() => listeningByTls('http {}', 4443)).toThrow('names no place to listen at');
});

test('what is missing is named', () => {
  const only = (...there: string[]) =>
    tlsPrograms((name) => (there.includes(name) ? `/usr/bin/${name}` : undefined));
  expect(only('nginx', 'openssl')).toEqual({ nginx: '/usr/bin/nginx', openssl: '/usr/bin/openssl' });
  expect(only('openssl')).toBe('Without HTTP/2: nginx not found (Debian: nginx-light, openssl).');
  expect(only()).toBe('Without HTTP/2: nginx and openssl not found (Debian: nginx-light, openssl).');
});
