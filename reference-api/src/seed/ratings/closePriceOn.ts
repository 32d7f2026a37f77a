import { Stream } from '../Stream.ts';
import type { Company } from '../universe.ts';

/** What a share cost at the end of a day. */
export interface ClosePrice {
  amount: number;
  currency: string;
}

const dayMs = 24 * 3600 * 1000;

/** The price of a company's share on a day: around a level of its own, in waves of months and years. */
export function closePriceOn({ externalId, international }: Company, day: string): ClosePrice {
  const stream = new Stream(`prices ${externalId}`);
  const level = 10 ** (1.2 + stream.next() * 1.5);
  const wave = (days: number, height: number) =>
    height * Math.sin((2 * Math.PI * Date.parse(day)) / dayMs / days + 2 * Math.PI * stream.next());
  const amount = level * Math.exp(wave(1900, 0.25) + wave(410, 0.12) + wave(37, 0.04));
  const currency = international ? stream.pick(['EUR', 'USD']) : 'CHF';
  return { amount: Math.round(amount * 100) / 100, currency };
}
