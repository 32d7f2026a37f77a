import { overrideOrigins, type Environment } from '@portal/wire';
import type { AppliedOverrides } from './applyStored.tsx';
import { hasStoredOverrides } from './storedMark.ts';

/**
 * The overrides of this page; undefined when there are none, or none are allowed: then nothing that a tab keeps is read,
 * and nothing is loaded. An address never says anything of overrides. [F-12]
 */
export async function startOverrides(environment: Environment): Promise<AppliedOverrides | undefined> {
  if (overrideOrigins(environment).length === 0 || !hasStoredOverrides()) return undefined;
  try {
    const { startStored } = await import(/* webpackChunkName: "overrides" */ './startStored.ts');
    return await startStored(environment);
  } catch (error) {
    // Without overrides the portal is what it was released as.
    console.error('Overrides could not be read: this page is as released.', error);
    return undefined;
  }
}
