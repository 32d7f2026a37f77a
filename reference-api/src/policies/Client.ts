import type { Subscription } from './entitlements.ts';

/** The client that a request was made for. */
export interface Client {
  id: number;
  /** The signed-in session: a family of refresh tokens. */
  sessionId: string;
  /** The session was just ended by a change of the password: nothing but that change may be repeated in it. */
  hasJustChanged: boolean;
  username: string;
  name: string;
  externalReference: string;
  /** `English` or `German`. */
  preferredLanguage: string;
  acceptedTerms: boolean;
  portalTabs: string[];
  subscription: Subscription;
  /** What the client may read; see entitlementKeys. */
  keys: number[];
}
