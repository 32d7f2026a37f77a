import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with N = 2^power: each step doubles time and memory. */
export const passwordPower = { least: 10, production: 15, most: 18 } as const;

const blocks = { r: 8, p: 1 };
const keyLength = 32;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The default maxmem is just too small for N = 2^15.
    scrypt(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function write({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Hashes off the main thread; about 0.1 s at the production power. */
export async function hashPassword(password: string, power: number): Promise<string> {
  const cost = { N: 2 ** power, ...blocks };
  const salt = randomBytes(16);
  return write(cost, salt, await derive(password, salt, cost));
}

/** The hash of an unknown user: takes as long to check as any other and matches no password. */
export function hashOfNobody(power: number): string {
  return write({ N: 2 ** power, ...blocks }, Buffer.alloc(16), Buffer.alloc(0));
}

/** Whether a hash was made at this cost: others take another time to check, which tells that the account exists. */
export const isAtCost = (stored: string, power: number): boolean =>
  stored.startsWith(['scrypt', 2 ** power, blocks.r, blocks.p, ''].join('$'));

/** Uses the cost recorded in the hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, N = '', r = '', p = '', salt = '', hash = ''] = stored.split('$');
  const key = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
