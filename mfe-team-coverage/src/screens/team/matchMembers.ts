import type { TeamMember } from '@portal/wire-team-coverage';
import { foldText } from '#components/foldText.ts';

interface Text {
  value: string;
  translated_value: string | null;
}

const textsOf = ({ name, role, tags }: TeamMember): string[] => {
  const texts: Text[] = role === null ? tags : [role, ...tags];
  return [name, ...texts.flatMap(({ value, translated_value }) => [value, translated_value ?? ''])];
};

/** Matches each word separately, in name, role, sector, function and currency, in both languages. */
export function matchMembers(members: readonly TeamMember[], search: string): readonly TeamMember[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return members;
  return members.filter((member) => {
    const sought = foldText(textsOf(member).join('\n'));
    return words.every((word) => sought.includes(word));
  });
}
