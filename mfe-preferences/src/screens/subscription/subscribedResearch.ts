import type { Language } from '@portal/contract';
import type { Tag } from '@portal/wire';
import { nameIn } from '#nameIn.ts';

/** Tags by category. */
export type TagsByCategory = Readonly<Record<string, readonly Tag[]>>;

/** What a subscription is made of. Legal notes are everybody's. */
export const researchCategories = [
  'Aggregated Publication Type',
  'Asset Classification',
  'Language',
] as const;
export type ResearchCategory = (typeof researchCategories)[number];

const everybodys = 'Legal';

interface Listed {
  name: string;
  included: boolean;
}

/**
 * The research that there is in a category, and what of it the subscription includes: all, where the answer has nothing of
 * the category. [N-08]
 */
export function subscribedResearch(
  category: ResearchCategory,
  { all, entitled, language }: { all: readonly Tag[]; entitled: TagsByCategory; language: Language },
): Listed[] {
  const included = entitled[category]?.map(({ value }) => value);
  return all
    .filter((tag) => tag.category === category && tag.value !== everybodys)
    .map((tag) => ({
      name: nameIn(tag, language),
      included: included === undefined || included.includes(tag.value),
    }));
}
