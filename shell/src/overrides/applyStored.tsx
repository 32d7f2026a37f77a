import { addMessages } from '@portal/i18n';
import type { ComponentType } from 'react';
import { OverridesBanner } from './OverridesBanner.tsx';
import { loadOverridesMessages } from './messages/index.ts';
import { PageOverrides } from './PageOverrides.ts';
import { atStartMs, readOverride, type ActiveOverride } from './readOverride.ts';
import { OverrideRefused } from './rules/OverrideRefused.ts';
import type { OverriddenPage } from './rules/refuseUnfit.ts';
import { keepStored, readStored, type FailedOverride } from './storedOverrides.ts';

/** Overrides of a page that has any, or has something to say of them. */
export interface AppliedOverrides {
  overrides: PageOverrides;
  /** Stands above every page. */
  Banner: ComponentType;
}

/**
 * Reads again what the tab's overrides serve, and holds it against the page. One that does not do is reset, and the page
 * goes on as released. [F-12]
 */
export async function applyStored(page: OverriddenPage): Promise<AppliedOverrides> {
  const stored = readStored();
  const found = await Promise.all(
    Object.entries(stored.wanted).map(([remote, address]) => openOverride({ remote, address }, page)),
  );
  const active = found.filter((one): one is ActiveOverride => 'release' in one);
  const broken = found.filter((one): one is FailedOverride => 'problem' in one);
  const state = { active, failed: [...stored.failed, ...broken] };
  const wanted = Object.fromEntries(active.map(({ remote, release }) => [remote, release.baseUrl]));
  keepStored({ wanted, failed: state.failed });
  await addMessages('overrides', loadOverridesMessages);
  const overrides = new PageOverrides(state);
  const Banner = () => <OverridesBanner overrides={overrides} environment={page.environment} />;
  return { overrides, Banner };
}

async function openOverride(
  wanted: { remote: string; address: string },
  page: OverriddenPage,
): Promise<ActiveOverride | FailedOverride> {
  try {
    return await readOverride({ ...wanted, withinMs: atStartMs }, page);
  } catch (error) {
    if (error instanceof OverrideRefused) return { ...wanted, problem: error.problem };
    throw error;
  }
}
