/** Removes case and accents: zurich finds Zürich, in either Unicode form. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
