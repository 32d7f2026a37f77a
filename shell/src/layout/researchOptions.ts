import { addMessages } from '@portal/i18n';
import { lazyComponent } from '@portal/ui';
import { loadResearch } from '../remotes/provideShared.ts';

/** With the messages of research, which no area may have loaded yet. */
async function withMessages() {
  const research = await loadResearch();
  await addMessages('research', (language) => Promise.resolve(research.researchMessages[language]));
  return research;
}

export const FollowOption = lazyComponent(async () => (await withMessages()).FollowOption, { silent: true });

export const CompanyBrief = lazyComponent(async () => (await withMessages()).loadCompanyBrief(), {
  silent: true,
});
