import { textTable } from '#release/commands/textTable.ts';
import { canServe, type Finding } from './findings.ts';

const sectionOf = (title: string, findings: readonly Finding[]) =>
  `${title}\n${textTable(
    ['', 'result', 'what that means'],
    findings.map(({ name, result, words }) => [name, result, words]),
  )}`;

/** For people. */
export function conformanceText(api: string, findings: readonly Finding[]): string {
  const [calls, rules] = (['call', 'rule'] as const).map((kind) =>
    findings.filter((finding) => finding.kind === kind),
  );
  const missing = findings.filter(({ result }) => result === 'missing').length;
  const verdict = canServe(findings)
    ? `The portal works with ${api}${missing === 0 ? '' : `, without ${missing} of what is listed`}.`
    : `The portal does not work with ${api}: something required is missing.`;
  return [
    sectionOf('Calls', calls ?? []),
    ...(rules?.length ? [sectionOf('Rules', rules)] : []),
    verdict,
  ].join('\n\n');
}

/** For pipelines. */
export const conformanceJson = (api: string, findings: readonly Finding[]): string =>
  JSON.stringify({ api, works: canServe(findings), findings }, null, 2);
