/** The most characters of a point, the mark of what is left out included. */
const mostCharacters = 160;

/** The point of a paper in at most 160 characters, cut after a word; '' where the API gives none. [L-18] */
export function publicationPoint(summary: string | null | undefined): string {
  const text = Array.from((summary ?? '').replace(/\s+/g, ' ').trim());
  if (text.length <= mostCharacters) return text.join('');
  const room = text.slice(0, mostCharacters).join('');
  const end = room.lastIndexOf(' ');
  // A single word that has no end is cut within.
  const kept = end > 0 ? room.slice(0, end) : text.slice(0, mostCharacters - 1).join('');
  return `${kept.replace(/[\s.,;:–-]+$/, '')}…`;
}
