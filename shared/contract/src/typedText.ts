/** Soft hyphens, zero-width spaces, joiners of words and marks of direction, which pasted text brings along unseen. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Typed or pasted text without invisible characters. Never for passwords, in which each character counts. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** What a reference or a mailed token never ends with. */
const trailing = /[\s.,;:!?'"’”»)\]}>]+$/;

/** Part of an address without what was copied with it from a mail: white space and punctuation at its end. */
export const withoutTrailing = (part: string): string => withoutInvisible(part).replace(trailing, '');
