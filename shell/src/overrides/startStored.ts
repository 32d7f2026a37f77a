import type { Environment } from '@portal/wire';
import { offeredVersions } from '../federation/offeredVersions.ts';
import { applyStored, type AppliedOverrides } from './applyStored.tsx';

/** What a tab keeps, held against the shell of this page. */
export const startStored = (environment: Environment): Promise<AppliedOverrides> =>
  applyStored({ environment, offered: offeredVersions() });
