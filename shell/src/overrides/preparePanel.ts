import { addMessages } from '@portal/i18n';
import { offeredVersions } from '../federation/offeredVersions.ts';
import { loadOverridesMessages } from './messages/index.ts';
import { OverridesPanel } from './panel/OverridesPanel.tsx';

/** The panel with its words, and what the shell of this page brings. */
export async function preparePanel() {
  await addMessages('overrides', loadOverridesMessages);
  return { Panel: OverridesPanel, offered: offeredVersions() };
}
