import { isInvented, type InventedOrigin } from '#documents/DocumentRecord.ts';
import { FeedRefusal } from './FeedRefusal.ts';

/** Made from what is stored whenever it is read. */
export interface GeneratedDocument {
  /** Media type; null if there is only a preview. */
  type: string | null;
  hasPreview: boolean;
  /** One sentence a line. */
  text: string;
}

/** Of a client who has no invitation to accept. */
export interface InventedLogin {
  passwordHash: string;
  acceptedTerms: boolean;
}

/** Whose research and people a feed brings. */
export interface Provenance {
  /** `feed` is a bank's, and everything else invented. */
  origin: 'feed' | InventedOrigin;
  /** Brings in a past: nobody is notified of it. */
  isPast: boolean;
  /** What stands for files, by reference; only of what is invented. [D-01] */
  generated: ReadonlyMap<string, GeneratedDocument>;
  /** What stands for accepted invitations, by reference; only of what is invented. */
  logins: ReadonlyMap<string, InventedLogin>;
}

export const ofBank: Provenance = {
  origin: 'feed',
  isPast: false,
  generated: new Map(),
  logins: new Map(),
};

export const ofInvented = (origin: InventedOrigin): Provenance => ({ ...ofBank, origin, isPast: true });

/**
 * Nobody changes what is another's: a bank nothing of the demo, and the demo nothing of a bank.
 * @throws FeedRefusal
 */
export function refuseForeign(what: string, { of, origin }: { of: string; origin: string }): void {
  if (of === origin) return;
  throw new FeedRefusal(
    `${what} of ${isInvented(of) ? 'the demo' : 'a bank'}.`,
    isInvented(of) ? 'Give it another reference, or remove the demo.' : 'It stays as it is.',
  );
}
