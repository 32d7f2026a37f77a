/** Whether a browser opened the address itself, so that a person would read the answer. */
export function wantsPage(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map((each) => each.split(';')[0]?.trim());
  return types.includes('text/html') && !types.includes('application/json');
}
