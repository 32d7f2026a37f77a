import { faultText } from './runCommand.ts';
import { whyUnreachable } from './whyUnreachable.ts';

const origin = 'https://uat.example';
const failed = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

test.each([
  ['ENOTFOUND', 'https://uat.example cannot be reached. The host name is unknown.'],
  ['ECONNREFUSED', 'https://uat.example cannot be reached. Nothing answers there.'],
  ['EHOSTUNREACH', 'https://uat.example cannot be reached. The network says: EHOSTUNREACH.'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'https://uat.example has a certificate that this machine does not trust (DEPTH_ZERO_SELF_SIGNED_CERT).\n' +
      '  If your own authority signed it, set NODE_EXTRA_CA_CERTS=/path/to/authority.pem',
  ],
  ['CERT_HAS_EXPIRED', 'a certificate that this machine does not trust'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'a certificate that this machine does not trust'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'https://uat.example does not support this machine’s TLS'],
  ['EPROTO', 'Check the address: perhaps it begins with http:'],
])('[F-13] %s is reported as something to do', (code, sentence) => {
  expect(faultText(whyUnreachable(origin, failed(code)))).toContain(sentence);
});

test('a missing answer is reported, too', () => {
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  expect(whyUnreachable(origin, late).message).toBe(
    'https://uat.example cannot be reached. It does not answer in time.',
  );
});
