import { addMessages } from '@portal/i18n';
import type { Environment } from '@portal/wire';
import { provideLater } from '../remotes/provideShared.ts';
import { shellFacts } from '../remotes/shellFacts.ts';
import { loadOverridesMessages } from './messages/index.ts';
import { OverridesPanel } from './panel/OverridesPanel.tsx';

/** The panel with its words, and what the shell of this page brings, every shared package loaded. */
export async function preparePanel(environment: Environment) {
  await Promise.all([addMessages('overrides', loadOverridesMessages), provideLater()]);
  return { Panel: OverridesPanel, shell: shellFacts(environment) };
}
