import { systemErrorCode } from '@portal/node';
import { UserFacingError } from './UserFacingError.ts';

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;
const noTls = /SSL|TLS|EPROTO/;

const reasons: Record<string, string> = {
  ENOTFOUND: 'The host name is unknown.',
  EAI_AGAIN: 'The name could not be looked up: there may be no network.',
  ECONNREFUSED: 'Nothing answers there.',
  ECONNRESET: 'It ended the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'It does not answer.',
};

export function whyUnreachable(origin: string, error: unknown): UserFacingError {
  const { name, cause = error } = Object(error) as { name?: unknown; cause?: unknown };
  const code = systemErrorCode(cause) ?? '';
  if (certificate.test(code)) {
    return new UserFacingError(
      `${origin} has a certificate that this machine does not trust (${code}).`,
      'If your own authority signed it, set NODE_EXTRA_CA_CERTS=/path/to/authority.pem',
      error,
    );
  }
  if (noTls.test(code)) {
    return new UserFacingError(
      `${origin} does not support this machine’s TLS (${code}).`,
      'Check the address: perhaps it begins with http:, or has another port.',
      error,
    );
  }
  const reason =
    name === 'TimeoutError'
      ? 'It does not answer in time.'
      : (reasons[code] ?? `The network says: ${code || String(cause)}.`);
  return new UserFacingError(
    `${origin} cannot be reached. ${reason}`,
    'Check the address and the connection (a VPN, perhaps), then run the command again.',
    error,
  );
}
