import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const audience = 'research-portal';

const claimsSchema = z.object({ sub: z.coerce.number().int(), sid: z.uuid() });

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

/** Reads an access token; undefined when it is expired, forged or no token at all. */
export async function readAccessToken(key: Uint8Array, token: string): Promise<AccessClaims | undefined> {
  const payload = await jwtVerify(token, key, { algorithms: ['HS256'], audience }).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const claims = claimsSchema.safeParse(payload);
  return claims.success ? { clientId: claims.data.sub, sessionId: claims.data.sid } : undefined;
}
