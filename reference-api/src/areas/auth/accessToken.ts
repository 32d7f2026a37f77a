import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const audience = 'research-portal';

const claimsSchema = z.object({ sub: z.coerce.number().int(), sid: z.uuid(), exp: z.number() });

export interface AccessClaims {
  clientId: number;
  sessionId: string;
}

export function signAccessToken(key: Uint8Array, claims: AccessClaims, seconds: number): Promise<string> {
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.clientId))
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key);
}

interface Verified {
  claims: AccessClaims;
  /** In seconds since the epoch. */
  expires: number;
}

async function verify(key: Uint8Array, token: string): Promise<Verified | undefined> {
  const payload = await jwtVerify(token, key, { algorithms: ['HS256'], audience }).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const { success, data } = claimsSchema.safeParse(payload);
  return success ? { claims: { clientId: data.sub, sessionId: data.sid }, expires: data.exp } : undefined;
}

const mostRemembered = 10_000;

/**
 * Returns undefined for expired, forged or malformed tokens. Verifies a signature once and remembers it until the token
 * expires. Does not check whether the session is open: every call does.
 */
export function accessTokenReader(key: Uint8Array): (token: string) => Promise<AccessClaims | undefined> {
  const genuine = new LRUCache<string, Verified>({ max: mostRemembered });
  return async (token) => {
    const verified = genuine.get(token) ?? (await verify(key, token));
    if (verified === undefined || Date.now() >= verified.expires * 1000) {
      genuine.delete(token);
      return undefined;
    }
    genuine.set(token, verified);
    return verified.claims;
  };
}
