import { zurichDay } from '@portal/node';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const wholeNumber = (most: number) => {
  const message = `must be a whole number from 1 to ${most}`;
  return z.coerce.number(message).int(message).min(1, message).max(most, message);
};

const schema = z.strictObject({
  from: z.iso.date('must be a day such as 2026-11-22'),
  days: wholeNumber(366),
  size: wholeNumber(100_000),
});

/**
 * Default: 60 days from today.
 * @throws naming the invalid argument
 */
export function sweepArguments(args: string[], now = new Date()): z.output<typeof schema> {
  const { values } = parseArgs({
    args,
    options: {
      from: { type: 'string', default: zurichDay(now) },
      days: { type: 'string', default: '60' },
      size: { type: 'string', default: '2000' },
    },
  });
  const { success, data, error } = schema.safeParse(values);
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('; '));
}
