/** The research side of the API, from the ground up: each room uses those before it, types included. */
const rooms = ['publication', 'following', 'texts', 'filters', 'list', 'companies', 'files'];

const roomOf = (file: string) => rooms.indexOf(/^areas\/([^/]+)\//.exec(file)?.[1] ?? '');

/** `from` and `to` are relative to the API's `src`. Returns the reason, or undefined when the import is allowed. */
export function whyRoomIsForbidden(from: string, to: string): string | undefined {
  const own = roomOf(from);
  const other = roomOf(to);
  if (own < 0 || other <= own) return undefined;
  return `The room ${rooms[own]} stands below ${rooms[other]}: pass what it needs in, or move that down.`;
}
