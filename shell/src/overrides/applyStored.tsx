import { addMessages } from '@portal/i18n';
import type { ComponentType } from 'react';
import { OverridesBanner } from './OverridesBanner.tsx';
import { loadOverridesMessages } from './messages/index.ts';
import { PageOverrides } from './PageOverrides.ts';
import { atStartMs, readOverride, type ActiveOverride } from './readOverride.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import type { OverriddenPage } from './rules/refuseUnfit.ts';
import { keepStored, readStored, type FailedOverride } from './storedOverrides.ts';

/** Only for a page with overrides or something to report about them. */
export interface AppliedOverrides {
  overrides: PageOverrides;
  Banner: ComponentType;
}

/** Checks the tab's overrides against the page; an unfit one is reset and its remote runs as released. [F-12] */
export async function applyStored(page: OverriddenPage): Promise<AppliedOverrides> {
  const stored = readStored();
  const found = await Promise.all(
    Object.entries(stored.builds).map(([remote, address]) => openOverride({ remote, address }, page)),
  );
  const active = found.filter((one): one is ActiveOverride => 'release' in one);
  const broken = found.filter((one): one is FailedOverride => 'problem' in one);
  const state = { active, failed: [...stored.failed, ...broken] };
  const builds = Object.fromEntries(active.map(({ remote, release }) => [remote, release.baseUrl]));
  keepStored({ builds, failed: state.failed });
  await addMessages('overrides', loadOverridesMessages);
  const overrides = new PageOverrides(state);
  const Banner = () => <OverridesBanner overrides={overrides} environment={page.environment} />;
  return { overrides, Banner };
}

async function openOverride(
  override: { remote: string; address: string },
  page: OverriddenPage,
): Promise<ActiveOverride | FailedOverride> {
  try {
    return await readOverride({ ...override, withinMs: atStartMs }, page);
  } catch (error) {
    if (error instanceof OverrideRefused) return { ...override, problem: error.problem };
    throw error;
  }
}
