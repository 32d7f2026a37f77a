import { languages } from '@portal/contract';
import { z } from 'zod';
import { normaliseUsername } from '#areas/auth/accountRepository.ts';
import { reference, text } from './fields.ts';

const longestAddress = 254;

/** Who clients work for: readership is reported by firm. */
export const firmSchema = z.strictObject({ kind: z.literal('firm'), reference, name: text(300) });

export const clientSchema = z.strictObject({
  kind: z.literal('client'),
  /** The bank's own, for ever. */
  reference,
  name: text(300),
  /** The username. */
  email: z
    .string()
    .transform(normaliseUsername)
    .pipe(
      z
        .email('must be an e-mail address')
        .max(longestAddress, `must have at most ${longestAddress} characters`),
    ),
  /** By reference or name. */
  firm: text(300),
  package: text(100),
  /** Of a new client; later it is the client's own choice. */
  language: z.enum(languages).default('en'),
  /** `true`: logged out at once and kept out, until a later line says `false`. */
  disabled: z.boolean().optional(),
});
