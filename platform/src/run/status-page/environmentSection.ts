import { zurichMoment } from '@portal/node';
import type { ErrorReportGroup } from '@portal/wire';
import type { RecordedProof } from '#release/proof/proofOf.ts';
import { countedPages } from '#release/proof-pictures/proofText.ts';
import { deedOf } from '#release/releases/revision.ts';
import type { EnvironmentOnPage, ReportedErrors, ShownProposal, ShownRevision } from './statusPage.ts';
import { findingLine, momentLine } from './statusTable.ts';
import { html, type Markup } from './markup.ts';

const kinds: Record<ErrorReportGroup['kind'], string> = {
  error: 'not caught',
  promise: 'promise',
  render: 'screen',
  load: 'loading',
};

const bases: Record<ErrorReportGroup['basis'], string> = {
  loader: 'by what was loaded',
  stack: 'by its stack',
  component: 'by the failed component',
  address: 'by the page’s address',
  none: 'to the shell, since nothing else is known',
};

function details(group: ErrorReportGroup): string {
  const { step, file, outcome, override, basis, stack } = group;
  return [
    `Attributed ${bases[basis]}.`,
    step === undefined
      ? ''
      : `Step ${step}${file === undefined ? '' : `, file ${file}`}: ${outcome ?? 'unknown'}.`,
    override === undefined ? '' : `From an override at ${override}.`,
    stack,
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function errorRow(group: ErrorReportGroup, at: Date): Markup {
  const { remote, version, kind, message, count, shell, revision, environment, path, preview } = group;
  return html`<tr>
    <th scope="row" class="package">${remote}@${version}</th>
    <td class="message">
      ${message}
      <details>
        <summary>Details</summary>
        <pre>${details(group)}</pre>
      </details>
    </td>
    <td>${kinds[kind]}</td>
    <td>${path}</td>
    <td>${count}</td>
    <td>
      <p>${momentLine(group.last_seen, at)}</p>
      <p class="quiet">first ${momentLine(group.first_seen, at)}</p>
    </td>
    <td>
      <p>${environment}, ${preview === undefined ? `revision ${revision}` : `in preview ${preview}`}</p>
      <p class="quiet">shell ${shell}</p>
    </td>
  </tr> `;
}

const table = (label: string, headings: readonly string[], rows: readonly Markup[]) =>
  html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;

function errorsOf(name: string, errors: ReportedErrors, at: Date): Markup {
  if ('missing' in errors) return findingLine(errors.missing);
  const { groups, total } = errors;
  if (groups.length === 0) return html`<p>None in the last 30 days.</p>`;
  const headings = ['Package', 'Error', 'Kind', 'Page', 'Times', 'Last', 'Where'];
  const more = total > groups.length ? html`<p>The latest ${groups.length} of ${total}.</p>` : '';
  return html`${more}${table(
    `Errors in browsers, ${name}`,
    headings,
    groups.map((group) => errorRow(group, at)),
  )}`;
}

interface Shown {
  at: Date;
  /** Where proofs are shown. */
  proofs: string;
}

/** Of a revision or a proposal. */
function proofCell(href: string, { proved, unproved }: RecordedProof): Markup {
  if (unproved !== undefined) return findingLine({ state: 'unknown', words: `Not proved: ${unproved}` });
  if (proved === undefined) return html`–`;
  return html`<a href="${href}">${countedPages(proved)} in ${proved.seconds} s</a>`;
}

function historyRow(entry: ShownRevision | number, { at, proofs }: Shown): Markup {
  if (typeof entry === 'number')
    return html`<tr>
      <th scope="row">${entry}</th>
      <td colspan="7">✗ cannot be read</td>
    </tr> `;
  const { environment, when, who, what, why, builtFrom } = entry;
  const href = `${proofs}/${environment.environment}/${environment.revision}`;
  return html`<tr>
    <th scope="row">${environment.revision}</th>
    <td>${momentLine(when, at)}</td>
    <td>${who}</td>
    <td>${deedOf(entry)}</td>
    <td class="message">${what.length === 0 ? '–' : what.map((line) => html`<p>${line}</p>`)}</td>
    <td>${proofCell(href, entry)}</td>
    <td class="message">${builtFrom}</td>
    <td class="message">${why}</td>
  </tr> `;
}

function proposalRow(one: ShownProposal, { at, proofs }: Shown): Markup {
  const { id, until, when, who, what, why, visits, environment } = one;
  return html`<tr>
    <th scope="row">${id}</th>
    <td class="message">${what.map((line) => html`<p>${line}</p>`)}</td>
    <td>${proofCell(`${proofs}/${environment.environment}/${id}`, one)}</td>
    <td>${visits ?? '?'}</td>
    <td><time datetime="${until}" class="nowrap">${zurichMoment(new Date(until))}</time></td>
    <td>${momentLine(when, at)}</td>
    <td>${who}</td>
    <td>${environment.revision}</td>
    <td class="message">${why}</td>
  </tr> `;
}

function proposalsOf({ name, proposals }: EnvironmentOnPage, shown: Shown): Markup {
  if (proposals.length === 0) return html``;
  const headings = ['Proposal', 'What', 'Proof', 'Visits', 'Until', 'Since', 'By', 'From', 'Why'];
  const rows = proposals.map((one) => proposalRow(one, shown));
  const title =
    proposals.length === 1 ? '1 proposal can be seen' : `${proposals.length} proposals can be seen`;
  return html`<h3>${title}</h3>
    <p class="quiet">
      Visits: links followed at the gateway that was asked, since it started; others count their own.
    </p>
    ${table(`Proposals, ${name}`, headings, rows)}`;
}

/** Of the heading of an environment's errors. */
export const errorsId = (name: string): string => `errors-${name}`;

export function environmentSection(one: EnvironmentOnPage, shown: Shown): Markup {
  const { name, errors, history } = one;
  const { at } = shown;
  const changes =
    history.length === 0
      ? html`<p>No changes.</p>`
      : table(
          `Last changes, ${name}`,
          ['Revision', 'When', 'By', 'Did', 'What', 'Proof', 'Built from', 'Why'],
          history.map((entry) => historyRow(entry, shown)),
        );
  return html`<section>
    <h2>${name}</h2>
    ${proposalsOf(one, shown)}
    <h3 id="${errorsId(name)}">Errors in browsers</h3>
    ${errorsOf(name, errors, at)}
    <h3>Last changes</h3>
    ${changes}
  </section> `;
}
