import { addMessages } from '@portal/i18n';
import type { PageEnvironment } from '@portal/wire';
import { provideLater } from '../remotes/provideShared.ts';
import { shellFacts } from '../remotes/shellFacts.ts';
import { loadOverridesMessages } from './messages/index.ts';
import { OverridesPanel } from './panel/OverridesPanel.tsx';

/** Loads all shared packages first, so that the shell's facts are complete. */
export async function preparePanel(environment: PageEnvironment) {
  await Promise.all([addMessages('overrides', loadOverridesMessages), provideLater()]);
  return { Panel: OverridesPanel, shell: shellFacts(environment) };
}
