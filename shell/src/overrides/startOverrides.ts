import { overrideOrigins, type PageEnvironment } from '@portal/wire';
import type { AppliedOverrides } from './applyStored.tsx';
import { hasStoredOverrides } from './storedMark.ts';

/**
 * Undefined if there are no overrides or none are allowed; nothing is then read or loaded. Addresses never set
 * overrides. [F-12]
 */
export async function startOverrides(environment: PageEnvironment): Promise<AppliedOverrides | undefined> {
  if (overrideOrigins(environment).length === 0 || !hasStoredOverrides()) return undefined;
  try {
    const { startStored } = await import(/* webpackChunkName: "overrides" */ './startStored.ts');
    return await startStored(environment);
  } catch (error) {
    console.error('Overrides could not be read: this page is as released.', error);
    return undefined;
  }
}
