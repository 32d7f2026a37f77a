import type { InventedOrigin } from '#documents/DocumentRecord.ts';

/** Made from what is stored whenever it is read. */
export interface GeneratedDocument {
  /** Media type; null if there is only a preview. */
  type: string | null;
  hasPreview: boolean;
  /** One sentence a line. */
  text: string;
}

/** Whose research a feed brings. */
export interface Provenance {
  /** `feed` is a bank's, and everything else invented. */
  origin: 'feed' | InventedOrigin;
  /** Brings in a past: nobody is notified of it. */
  isPast: boolean;
  /** What stands for files, by reference; only of what is invented. [D-01] */
  generated: ReadonlyMap<string, GeneratedDocument>;
}

export const ofBank: Provenance = { origin: 'feed', isPast: false, generated: new Map() };
