/** Text without case and accents: zurich finds Zürich, however its umlaut is written. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
