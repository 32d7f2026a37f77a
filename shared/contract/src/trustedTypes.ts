/**
 * The Trusted Types policies that a page of the portal may have. The gateway's content security policy names exactly
 * these, so anything else that makes markup or a script's address from text is refused by the browser.
 * `scripts`: the shell's, for the files of a release. `previews`: markup of documents. `sanitiser`: DOMPurify's own.
 */
export const trustedTypePolicies = {
  scripts: 'portal-scripts',
  previews: 'portal-previews',
  sanitiser: 'dompurify',
} as const;

interface PolicyFactory {
  createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules;
}

/**
 * Makes one of the page's policies; a browser without Trusted Types gets the rules themselves. What the policy answers
 * is a string to TypeScript and a trusted value to the browser: hand it on as it is, since joining it to text ends that.
 */
export function createTrustedPolicy<Rules extends object>(
  name: (typeof trustedTypePolicies)[keyof typeof trustedTypePolicies],
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
