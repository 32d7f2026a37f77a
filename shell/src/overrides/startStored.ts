import type { PageEnvironment } from '@portal/wire';
import { shellFacts } from '../remotes/shellFacts.ts';
import { applyStored, type AppliedOverrides } from './applyStored.tsx';

export const startStored = (environment: PageEnvironment): Promise<AppliedOverrides> =>
  applyStored({ environment, shell: shellFacts(environment) });
