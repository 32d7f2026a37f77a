import { createHmac, timingSafeEqual } from 'node:crypto';
import { isProposalId } from '#release/proposals/proposal.ts';
import type { EnvironmentName } from '../store/releaseStore.ts';

interface Ticket {
  environment: EnvironmentName;
  /** Of the proposal. */
  id: string;
  /** Instant in milliseconds. */
  until: number;
}

/** In prod, where clients are, a link is worth something only with the key of the platform team. */
export const needsSignature = (environment: EnvironmentName): boolean => environment === 'prod';

const signature = ({ environment, id, until }: Ticket, key: string): string =>
  createHmac('sha256', key).update(`portal preview\n${environment}\n${id}\n${until}`).digest('base64url');

/** What a link and its cookie carry: the proposal's id; in prod also until when, and a signature of both. */
export function previewToken(ticket: Ticket, key: string | undefined): string {
  if (!needsSignature(ticket.environment)) return ticket.id;
  if (key === undefined) throw new Error('A preview link of prod needs a key.');
  const seconds = Math.floor(ticket.until / 1_000);
  return `${ticket.id}.${seconds}.${signature({ ...ticket, until: seconds * 1_000 }, key)}`;
}

export type ReadToken = { id: string } | { refused: 'unknown' | 'expired' };

interface Reading {
  environment: EnvironmentName;
  key: string | undefined;
  now: number;
}

/** Unknown is also what is forged, of another environment, or signed with another key. */
export function readToken(token: string, { environment, key, now }: Reading): ReadToken {
  const [id = '', seconds, sign, ...more] = token.split('.');
  const unknown = { refused: 'unknown' } as const;
  if (!isProposalId(id) || more.length > 0) return unknown;
  if (!needsSignature(environment)) return seconds === undefined ? { id } : unknown;
  if (key === undefined || sign === undefined || seconds === undefined || !/^\d{1,11}$/.test(seconds))
    return unknown;
  const until = Number(seconds) * 1_000;
  const expected = Buffer.from(signature({ environment, id, until }, key));
  const given = Buffer.from(sign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return unknown;
  return until > now ? { id } : { refused: 'expired' };
}
