import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one hash costs: scrypt with N = 2^power. Each step up takes twice the time and the memory. */
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
    // The default maxmem is exactly too little for N = 2^15.
    scrypt(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function write({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Hashes a password as it was typed; at the power of production about a tenth of a second, off the main thread. */
export async function hashPassword(password: string, power: number): Promise<string> {
  const cost = { N: 2 ** power, ...blocks };
  const salt = randomBytes(16);
  return write(cost, salt, await derive(password, salt, cost));
}

/** Stands for the hash of nobody: to check it takes as long as any other, and no password is right. */
export function hashOfNobody(power: number): string {
  return write({ N: 2 ** power, ...blocks }, Buffer.alloc(16), Buffer.alloc(0));
}

/** Checks a password against a stored hash, at the cost that is written in it. */
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
