import type { Language } from '@portal/contract';
import { tagLabel } from '@portal/research';
import type { TeamMember } from '@portal/wire-team-coverage';

export interface MemberGroup {
  /** In the reader's language; undefined for people of no group. */
  label: string | undefined;
  members: TeamMember[];
}

interface Grouping {
  /** The tags that make the groups. */
  category: string;
  language: Language;
  /** Chosen in the filter: only these groups are shown. Empty for all. */
  values: readonly string[];
}

/** The people of each sector, function or currency, by its label; who has several stands in each. The rest comes last. */
export function groupMembers(
  members: readonly TeamMember[],
  { category, language, values }: Grouping,
): MemberGroup[] {
  const groups = new Map<string, TeamMember[]>();
  const rest: TeamMember[] = [];
  for (const member of members) {
    const tags = member.tags.filter(
      (tag) => tag.category === category && (values.length === 0 || values.includes(tag.value)),
    );
    if (tags.length === 0) rest.push(member);
    for (const label of new Set(tags.map((tag) => tagLabel(tag, category, language))))
      groups.set(label, [...(groups.get(label) ?? []), member]);
  }
  const { compare } = new Intl.Collator(language);
  const named = [...groups].map(([label, people]) => ({ label, members: people }));
  named.sort((one, other) => compare(one.label, other.label));
  return rest.length === 0 ? named : [...named, { label: undefined, members: rest }];
}
