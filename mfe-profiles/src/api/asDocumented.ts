/** An answer for a first view. @throws unless it is there and as documented, which leaves the page to the portal */
export function asDocumented<Answer>(
  answer: unknown,
  isDocumented: (answer: unknown) => answer is Answer,
): Answer {
  if (isDocumented(answer)) return answer;
  throw new Error('An answer is not known yet, or not as documented.');
}
