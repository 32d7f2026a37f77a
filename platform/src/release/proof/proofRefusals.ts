import type { Language } from '@portal/contract';
import type { Refusal } from '../gates/refusal.ts';
import type { Look } from './openPage.ts';
import type { PageToProve } from './pagesToProve.ts';

export interface OpenedLook extends Look {
  page: PageToProve;
  language: Language;
}

/** The rest is counted. */
const named = 12;

/** Each fault of a page once, with where it was seen. */
export function proofRefusals(looks: readonly OpenedLook[]): Refusal[] {
  const seen = new Map<string, string[]>();
  for (const { page, language, width, faults } of looks)
    for (const fault of faults) {
      const what = `${page.remote} ${page.version} at ${page.path} ${fault}`;
      seen.set(what, [...(seen.get(what) ?? []), `${language} ${width} px`]);
    }
  const all = [...seen].map(([what, where]) => `${what} (${where.join(', ')})`);
  const more = all.length > named ? [`${all.length - named} further faults`] : [];
  return [...all.slice(0, named), ...more].map((message) => ({
    rule: 'every page opened before it is in force',
    message,
    hint: 'Fix the pages, raise the version and release that. If it has to be in force all the same, with the reason on record: --unproved "…"',
  }));
}
