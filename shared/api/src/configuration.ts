import type { AxiosAdapter } from 'axios';
import type { Downloads } from '@portal/wire';
import type { ApiError } from './failures/ApiError.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  currentUserName: string;
  /** Identifies one sign-in, even of the same name; survives renewals. */
  mark: string;
}

/** What the shell injects at start: the API client itself knows no session and no screen. */
export interface ApiConfiguration {
  /** Such as `/api`. */
  baseUrl: string;
  /** Reads the current tokens, which another tab may have renewed. */
  readTokens: () => Tokens | undefined;
  /** Stores renewed tokens, or ends the session if it cannot. */
  onRenewed: (tokens: Tokens) => void;
  /** The refresh was refused: nobody is signed in any more. */
  onSessionOver: () => void;
  /** Content was refused until the client accepts the terms. */
  onTermsMissing?: () => void;
  /** Malformed records were left out of a list. */
  onSkipped?: (error: ApiError) => void;
  /** A query failed after its retries. For the console: the page shows the error itself. */
  onReadFailed?: (error: Error) => void;
  /** How this API serves documents. @default as documented */
  downloads?: Downloads | undefined;
  /** The API's names of portal tabs, by the portal's own, where they differ. */
  tabNames?: Partial<Record<string, string>> | undefined;
  /** Milliseconds before a call is aborted. @default 30000 */
  timeoutMs?: number;
  /** Replaces the network in tests. */
  adapter?: AxiosAdapter;
}

let configuration: ApiConfiguration | undefined;

export function configureApi(value: ApiConfiguration): void {
  configuration = value;
}

export const configurationIfAny = (): ApiConfiguration | undefined => configuration;

/** @throws before `configureApi` was called */
export function apiConfiguration(): ApiConfiguration {
  if (configuration === undefined)
    throw new Error('configureApi was not called before the first call of the API.');
  return configuration;
}

/** The API's name of a portal tab. [K-03] */
export const tabNameAtApi = (tab: string): string => apiConfiguration().tabNames?.[tab] ?? tab;
