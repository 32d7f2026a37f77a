import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The default maxmem is exactly too little for N = 2^15.
    scrypt(password, salt, keyLength, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a password as it was typed; about a tenth of a second, off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

const nobody = ['scrypt', cost.N, cost.r, cost.p, Buffer.alloc(16).toString('base64'), ''].join('$');

/** Checks a password. Without a stored hash it takes just as long and answers false. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N = '', r = '', p = '', salt = '', hash = ''] = (stored ?? nobody).split('$');
  const key = await derive(password, Buffer.from(salt, 'base64'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64');
  return expected.length === key.length && timingSafeEqual(expected, key);
}
