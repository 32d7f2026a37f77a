/** Including the ellipsis. */
const mostCharacters = 160;

/** The summary in at most 160 characters, cut after a word; '' without one. [L-18] */
export function publicationPoint(summary: string | null | undefined): string {
  const text = Array.from((summary ?? '').replace(/\s+/g, ' ').trim());
  if (text.length <= mostCharacters) return text.join('');
  const room = text.slice(0, mostCharacters).join('');
  const end = room.lastIndexOf(' ');
  // A first word that is too long is cut.
  const start = end > 0 ? room.slice(0, end) : text.slice(0, mostCharacters - 1).join('');
  return `${start.replace(/[\s.,;:–-]+$/, '')}…`;
}
