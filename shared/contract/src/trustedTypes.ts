/**
 * The portal's Trusted Types policies. The gateway's content security policy allows no others, so the browser refuses
 * any other code that turns text into markup or a script address.
 * - `scripts`: the shell's, for files of a release
 * - `previews`: markup of documents
 * - `sanitiser`: DOMPurify's
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
 * Creates a policy; a browser without Trusted Types gets the plain rules. To the browser, results are trusted values:
 * pass them on unchanged, as concatenation makes them plain text.
 */
export function createTrustedPolicy<Rules extends object>(
  name: (typeof trustedTypePolicies)[keyof typeof trustedTypePolicies],
  rules: Rules,
): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
