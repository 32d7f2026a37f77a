import type { Subscription } from './entitlements.ts';

export interface Client {
  id: number;
  /** A family of refresh tokens. */
  sessionId: string;
  /** A password change has just ended the session: only that change may be repeated. */
  hasJustChanged: boolean;
  username: string;
  name: string;
  externalReference: string;
  /** `English` or `German`. */
  preferredLanguage: string;
  acceptedTerms: boolean;
  portalTabs: string[];
  subscription: Subscription;
  /** See entitlementKeys. */
  keys: number[];
  /** When the previous visit ended, ISO in UTC with microseconds; null at the first visit. [L-21] */
  lastVisit: string | null;
}
