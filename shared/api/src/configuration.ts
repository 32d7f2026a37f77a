import type { AxiosAdapter } from 'axios';
import type { Downloads } from '@portal/wire';
import type { ApiError } from './failures/ApiError.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
  /** Tells one sign-in from another, also of the same name; it outlives renewals. */
  mark: string;
}

/** What the shell plugs into the client once, at start. The client itself knows no session and no screen. */
export interface ApiConfiguration {
  /** Where the API is, such as `/api`. */
  baseUrl: string;
  /** The tokens as they are now, read afresh, also after another tab renewed them. */
  readTokens: () => Tokens | undefined;
  /** Puts renewed tokens in place; when it cannot, it ends the session. */
  onRenewed: (tokens: Tokens) => void;
  /** The refresh was refused: nobody is signed in any more. */
  onSessionOver: () => void;
  /** The API refused content because the client has not accepted the terms yet. */
  onTermsMissing?: () => void;
  /** Records of a list were not as agreed, and were left out of it. */
  onLeftOut?: (error: ApiError) => void;
  /** A read of the page failed, after its retries. The page shows it where it belongs; this is for the console. */
  onReadFailed?: (error: Error) => void;
  /** How this API gives documents out; without it as the documents say. */
  downloads?: Downloads | undefined;
  /** What this API calls portal tabs, by the portal's own names; those left out have the same. */
  tabNames?: Partial<Record<string, string>> | undefined;
  /** Milliseconds after which a call is given up. @default 30000 */
  timeoutMs?: number;
  /** Stands in for the network in tests. */
  adapter?: AxiosAdapter;
}

let configuration: ApiConfiguration | undefined;

export function configureApi(value: ApiConfiguration): void {
  configuration = value;
}

/** What was plugged in, if anything was. */
export const configurationIfAny = (): ApiConfiguration | undefined => configuration;

/** @throws before `configureApi` was called */
export function apiConfiguration(): ApiConfiguration {
  if (configuration === undefined)
    throw new Error('configureApi was not called before the first call of the API.');
  return configuration;
}
