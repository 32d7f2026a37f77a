import type { ImportSite } from './boundaries.ts';

/** The research side of the API, from the ground up: each room uses those before it, types included. */
const rooms = ['publication', 'following', 'texts', 'filters', 'list', 'companies', 'files'];

const roomOf = (file: string) => rooms.indexOf(/^areas\/([^/]+)\//.exec(file)?.[1] ?? '');

function whyResearchIsForbidden(from: string, to: string): string | undefined {
  const own = roomOf(from);
  const other = roomOf(to);
  if (own < 0 || other <= own) return undefined;
  return `The room ${rooms[own]} stands below ${rooms[other]}: pass what it needs in, or move that down.`;
}

/** An image of the gateway or of the release tool has no tools of developers. */
function whyToolIsForbidden(from: string, to: string): string | undefined {
  const room = /^(?:run|release)\//.exec(from)?.[0];
  if (room === undefined || !to.startsWith('tools/')) return undefined;
  return `${room} works without tools/: move what both need into run/ or release/.`;
}

/** Paths are relative to the package's `src`. Returns the reason, or undefined when the import is allowed. */
export const whyRoomIsForbidden = (
  { package: { folder }, file }: ImportSite,
  to: string,
): string | undefined =>
  folder === 'platform' ? whyToolIsForbidden(file, to) : whyResearchIsForbidden(file, to);
