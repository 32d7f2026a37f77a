import { zurichMoment } from '@portal/node';
import { retired, statesOf } from '#release/releases/environmentChanges.ts';
import type { RetiredPackage, RunningPackage } from '#release/releases/environmentStatus.ts';
import { stageBefore } from '../settings/environmentSettings.ts';
import { sourceText } from '#release/sources/source.ts';
import type { StatusPage, EnvironmentOnPage, Finding } from './statusPage.ts';
import { html, type Markup } from './markup.ts';
import { timeSince } from './timeSince.ts';

const signs = { well: '✓', ill: '✗', unknown: '?' } as const;

/** The sign says what the colour does. */
export const findingLine = ({ state, words, hint }: Finding): Markup =>
  html`<p class="${state}">${signs[state]} ${words}</p>
    ${hint === undefined ? '' : html`<p class="quiet">${hint}</p>`}`;

export const momentLine = (iso: string, now: Date): Markup =>
  html`<time datetime="${iso}" class="nowrap">${zurichMoment(new Date(iso))}</time>,
    ${timeSince(new Date(iso), now)}`;

/** Undefined if it does not differ from the stage before, or there is none. */
function drift(page: StatusPage, name: EnvironmentOnPage['name'], packageName: string): string | undefined {
  const before = stageBefore(name);
  const versions = (one: EnvironmentOnPage['name'] | undefined) => {
    const status = page.environments.find((each) => each.name === one)?.status;
    return status && statesOf(status.revision.environment);
  };
  const own = versions(name);
  const other = versions(before);
  if (before === undefined || own === undefined || other === undefined) return undefined;
  const is = own.get(packageName);
  const was = other.get(packageName);
  if (is === was) return undefined;
  if (was === retired) return `retired in ${before}`;
  return was === undefined ? `not in ${before}` : `${before} has ${was}`;
}

const contractOf = ({ status }: EnvironmentOnPage, name: string) => {
  const environment = status?.revision.environment;
  return name === 'shell' ? environment?.shell.contract : environment?.remotes[name]?.contract;
};

function packageCell(page: StatusPage, one: EnvironmentOnPage, running: RunningPackage): Markup {
  const { name, version, since, source, unproved } = running;
  const differs = drift(page, one.name, name);
  const files = one.files.get(name);
  return html`<p>
      <span class="version">${version}</span> <span class="quiet">contract ${contractOf(one, name)}</span>
    </p>
    ${differs === undefined ? '' : html`<p>≠ ${differs}</p>`} ${files === undefined ? '' : findingLine(files)}
    ${unproved === undefined ? '' : findingLine({ state: 'unknown', words: `Not proved: ${unproved}` })}
    <p class="quiet">since ${momentLine(since.when, page.at)}</p>
    <p class="quiet">by ${since.who}, revision ${since.revision}: ${since.why}</p>
    <p class="quiet">built from ${sourceText(source)}</p>`;
}

const retiredCell = (page: StatusPage, { version, since }: RetiredPackage): Markup =>
  html`<p><strong>Retired</strong> <span class="quiet">(ran ${version})</span></p>
    <p class="quiet">since ${momentLine(since.when, page.at)}</p>
    <p class="quiet">by ${since.who}, revision ${since.revision}: ${since.why}</p>`;

function cellOf(page: StatusPage, one: EnvironmentOnPage, name: string): Markup {
  const running = one.status?.packages.find((each) => each.name === name);
  if (running !== undefined) return packageCell(page, one, running);
  const out = one.status?.retired.find((each) => each.name === name);
  if (out !== undefined) return retiredCell(page, out);
  const differs = drift(page, one.name, name);
  return html`<p class="quiet">not there${differs === undefined ? '' : html` (≠ ${differs})`}</p>`;
}

function stateCell({ fault, status, portal, rules, address }: EnvironmentOnPage, at: Date): Markup {
  if (fault !== undefined) return findingLine(fault);
  if (status === undefined) return html`<p>Nothing released yet.</p>`;
  const { environment, who, when, why, action } = status.revision;
  return html`<p>Revision ${environment.revision}</p>
    ${action === 'lock' ? html`<p><strong>Locked</strong> by ${who}, ${momentLine(when, at)}: ${why}</p>` : ''}
    ${findingLine(portal)} ${rules === undefined ? '' : findingLine(rules)}
    ${address === undefined ? '' : html`<p class="quiet">${address}</p>`}`;
}

export function statusTable(page: StatusPage): Markup {
  const { environments, at } = page;
  const names = new Set(
    environments
      .flatMap(({ status }) => (status ? [...status.packages, ...status.retired] : []))
      .map(({ name }) => name),
  );
  const row = (title: string, cell: (one: EnvironmentOnPage) => Markup) =>
    html`<tr>
      <th scope="row">${title}</th>
      ${environments.map((one) => html`<td>${cell(one)}</td>`)}
    </tr> `;
  return html`<div class="scroll" role="region" aria-label="What runs where" tabindex="0">
    <table class="page">
      <thead>
        <tr>
          <th scope="col">Package</th>
          ${environments.map(({ name }) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${row('Environment', (one) => stateCell(one, at))}
        ${[...names].map((name) => row(name, (one) => cellOf(page, one, name)))}
      </tbody>
    </table>
  </div>`;
}
