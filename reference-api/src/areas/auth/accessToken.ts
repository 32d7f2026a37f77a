import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const audience = 'research-portal';

const claimsSchema = z.object({ sub: z.coerce.number().int(), sid: z.uuid(), exp: z.number() });

/** Whom an access token speaks for, and in which session. */
export interface AccessClaims {
  clientId: number;
  sessionId: string;
}

/** Signs an access token that lives for the given number of seconds. */
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
  /** In seconds, as the token says it. */
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
 * Reads access tokens; undefined when one is expired, forged or no token at all. What was found genuine once stays so until it expires:
 * the signature is checked once. Whether the session is open is another question, which is asked on every call.
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
