/**
 * An answer for a first view.
 * @param name of the read
 * @throws unless it is there and as documented, which leaves the page to the portal
 */
export function asDocumented<Answer>(
  name: string,
  answer: unknown,
  isDocumented: (answer: unknown) => answer is Answer,
): Answer {
  if (isDocumented(answer)) return answer;
  throw new Error(`The answer “${name}” is not known yet, or not as documented.`);
}
