import type { Entitlements } from '@portal/contract';
import type { PageEnvironment } from '@portal/wire';
import { openTabs, tabsOf } from './tabs.ts';

/** The first open tab, if any. Retired areas come last; their pages explain themselves. [G-05] [F-19] */
export function firstEntitledPage(
  { remotes, retired = {} }: PageEnvironment,
  entitlements: Entitlements,
): string | undefined {
  const [first] = [remotes, retired].flatMap((areas) => openTabs(tabsOf(areas), entitlements));
  return first?.path;
}
