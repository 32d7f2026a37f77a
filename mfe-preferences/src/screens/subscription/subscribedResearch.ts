import type { Language } from '@portal/contract';
import type { Tag } from '@portal/wire';
import { nameIn } from '#nameIn.ts';

export type TagsByCategory = Readonly<Record<string, readonly Tag[]>>;

/** The categories of a subscription. Legal notes are for everybody. */
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
 * The research in a category, and whether the subscription includes it. All is included if the response lacks the
 * category. [N-08]
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
