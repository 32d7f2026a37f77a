import { environmentNames } from '@portal/wire';
import { errorsId } from './environmentSection.ts';
import { html, type Markup } from './markup.ts';
import type { EnvironmentOnPage, Finding, StatusPage } from './statusPage.ts';

/** An error reported within this time is still coming in. */
const recentMs = 10 * 60 * 1000;

/** Of each kind; with more, one kind would push the others out of a phone's first screen. */
const named = 4;

const findingsOf = ({ fault, portal, rules, files }: EnvironmentOnPage): (Finding | undefined)[] => [
  fault,
  portal,
  rules,
  ...files.values(),
];

const problemsOf = (one: EnvironmentOnPage): Markup[] =>
  findingsOf(one).flatMap((finding) =>
    finding?.state === 'ill' ? [html`${one.name}: ${finding.words}`] : [],
  );

/** By version, since it is a version that is rolled back; most first. What a preview reports is not in force. */
function errorsComingIn({ name, errors }: EnvironmentOnPage, at: Date): Markup[] {
  if ('missing' in errors) return [];
  const counts = new Map<string, number>();
  for (const { remote, version, count, last_seen, preview } of errors.groups) {
    if (preview !== undefined || at.getTime() - Date.parse(last_seen) > recentMs) continue;
    const key = `${remote}@${version}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([key, count]) => html`<a href="#${errorsId(name)}">${key}</a> in ${name} (${count} so far)`);
}

/** Where something runs that could not be looked at, or not yet. */
function isUnchecked({ status, portal, rules, errors, files }: EnvironmentOnPage): boolean {
  const findings = [portal, rules, ...files.values(), 'missing' in errors ? errors.missing : undefined];
  return status !== undefined && findings.some((finding) => finding?.state === 'unknown');
}

const counted = (problems: readonly unknown[]) =>
  `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;

function listed(title: string, lines: readonly Markup[]): Markup {
  if (lines.length === 0) return html``;
  const more = lines.length - named;
  return html`<p class="ill">✗ ${title}</p>
    <ul>
      ${lines.slice(0, named).map((line) => html`<li>${line}</li>`)}
      ${more > 0 ? html`<li>and ${more} more, below</li>` : ''}
    </ul>`;
}

/** The clients' environment first. */
const byImportance = (environments: readonly EnvironmentOnPage[]) =>
  environments.toSorted((a, b) => environmentNames.indexOf(b.name) - environmentNames.indexOf(a.name));

/** The worst of what is known comes first; "All checks passed" only where everything was checked. */
export function statusSummary({ environments, at, ownCopy }: StatusPage): Markup {
  const all = byImportance(environments);
  const own = ownCopy === undefined ? [] : [html`This gateway is ${ownCopy}.`];
  const problems = [...own, ...all.flatMap(problemsOf)];
  const errors = all.flatMap((one) => errorsComingIn(one, at));
  const unchecked = all.filter(isUnchecked).map(({ name }) => name);
  if (problems.length + errors.length + unchecked.length === 0)
    return html`<p class="well">✓ All checks passed</p>`;
  return html`${listed(counted(problems), problems)} ${listed('Errors are coming in from browsers', errors)}
  ${unchecked.length === 0 ? '' : html`<p>? Not fully checked: ${unchecked.join(', ')}</p>`}`;
}
