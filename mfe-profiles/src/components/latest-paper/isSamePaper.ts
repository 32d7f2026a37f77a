import type { Publication } from '@portal/wire';

const refsOf = ({ doc_ref: docRef, other_editions: others = [] }: Publication): string[] => [
  docRef,
  ...others.map((edition) => edition.doc_ref),
];

/** Whether two publications are one, or editions of one paper. */
export function isSamePaper(one: Publication, other: Publication): boolean {
  const refs = refsOf(other);
  return refsOf(one).some((ref) => refs.includes(ref));
}
