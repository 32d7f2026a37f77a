import type { Environment } from '@portal/wire';
import { shellFacts } from '../remotes/shellFacts.ts';
import { applyStored, type AppliedOverrides } from './applyStored.tsx';

export const startStored = (environment: Environment): Promise<AppliedOverrides> =>
  applyStored({ environment, shell: shellFacts(environment) });
