import type { EnvironmentOnPage, Finding, StatusPage } from './statusPage.ts';
import { html, type Markup } from './markup.ts';

/** An error reported within this time is still coming in. */
const recentMs = 10 * 60 * 1000;

const findingsOf = ({ fault, portal, rules, files }: EnvironmentOnPage): (Finding | undefined)[] => [
  fault,
  portal,
  rules,
  ...files.values(),
];

const problemsOf = (one: EnvironmentOnPage): string[] =>
  findingsOf(one).flatMap((finding) => (finding?.state === 'ill' ? [`${one.name}: ${finding.words}`] : []));

/** By version, since it is a version that is rolled back. */
function errorsComingIn({ name, errors }: EnvironmentOnPage, at: Date): string[] {
  if ('missing' in errors) return [];
  const counts = new Map<string, number>();
  for (const { remote, version, count, last_seen } of errors.groups) {
    if (at.getTime() - Date.parse(last_seen) > recentMs) continue;
    const key = `${remote}@${version} in ${name}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => `${key} (${count} so far)`);
}

/** Where something runs that could not be looked at. */
function isUnchecked({ status, portal, rules, errors }: EnvironmentOnPage): boolean {
  const findings = [portal, rules, 'missing' in errors ? errors.missing : undefined];
  return status !== undefined && findings.some((finding) => finding?.state === 'unknown');
}

const counted = (problems: readonly string[]) =>
  `✗ ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;

/** The worst of what is known comes first; "All checks passed" only where everything was checked. */
export function statusSummary({ environments, at, ownCopy }: StatusPage): Markup {
  const own = ownCopy === undefined ? [] : [`This gateway is ${ownCopy}.`];
  const problems = [...own, ...environments.flatMap(problemsOf)];
  const errors = environments.flatMap((one) => errorsComingIn(one, at));
  const unchecked = environments.filter(isUnchecked).map(({ name }) => name);
  if (problems.length + errors.length + unchecked.length === 0)
    return html`<p class="well">✓ All checks passed</p>`;
  return html`${
    problems.length === 0
      ? ''
      : html`<p class="ill">${counted(problems)}</p>
          <ul>
            ${problems.map((problem) => html`<li>${problem}</li>`)}
          </ul>`
  }
  ${
    errors.length === 0
      ? ''
      : html`<p class="ill">✗ Errors are coming in from browsers: ${errors.join(', ')}</p>`
  }
  ${unchecked.length === 0 ? '' : html`<p>? Not fully checked: ${unchecked.join(', ')}</p>`}`;
}
