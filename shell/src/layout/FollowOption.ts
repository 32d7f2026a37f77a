import { addMessages } from '@portal/i18n';
import { laterPart } from '@portal/ui';
import { loadResearch } from '../remotes/provideShared.ts';

/** With its messages, which no area may have loaded yet. */
export const FollowOption = laterPart(
  async () => {
    const { FollowOption: Option, researchMessages } = await loadResearch();
    await addMessages('research', (language) => Promise.resolve(researchMessages[language]));
    return Option;
  },
  { silent: true },
);
