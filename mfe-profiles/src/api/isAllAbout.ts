import type { Publication, Tag } from '@portal/wire';

interface Subject {
  ref: string;
  category: string;
  value: string;
}

const isSubject = (tag: Tag, { ref, category, value }: Subject) =>
  tag.external_id === ref || (tag.category === category && tag.value === value);

/** Whether every publication is tagged with the record. An API that does not know the id returns others too. */
export function isAllAbout(publications: readonly Publication[], subject: Subject): boolean {
  return publications.every(({ primary_tags: primary, other_tags: other }) =>
    [...Object.values(primary), ...Object.values(other)].flat().some((tag) => isSubject(tag, subject)),
  );
}
