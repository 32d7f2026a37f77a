import { availableParallelism, loadavg } from 'node:os';
import type { PageToProve } from './pagesToProve.ts';
import type { OpenedLook } from './proofRefusals.ts';
import { busyTooLong } from './whileAlive.ts';

/** What a machine that is busy with something else can cause. */
const isOfTime = (fault: string): boolean =>
  fault === busyTooLong || /^(?:cannot be opened: )?(?:after|axe takes more than) \d+ s\b/.test(fault);

/** The pages that were only too slow; none if anything else is wrong with one. */
function lateOnly(looks: readonly OpenedLook[]): PageToProve[] {
  const faulty = looks.filter(({ faults }) => faults.length > 0);
  if (!faulty.every(({ faults }) => faults.every(isOfTime))) return [];
  return [...new Set(faulty.map(({ page }) => page))];
}

/** More work than it has processors for; the proof itself is not. */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > availableParallelism();

interface Patience {
  visit: (pages: readonly PageToProve[]) => Promise<OpenedLook[]>;
  pages: readonly PageToProve[];
  isBusy: () => boolean;
  report: (sentence: string) => void;
}

export interface PatientVisit {
  looks: OpenedLook[];
  /** How many pages were opened a second time. */
  again: number;
}

/** Opens pages; those that were only too slow, on a busy machine, once more. [F-20] */
export async function visitPatiently({ visit, pages, isBusy, report }: Patience): Promise<PatientVisit> {
  const looks = await visit(pages);
  const late = lateOnly(looks);
  if (late.length === 0 || !isBusy()) return { looks, again: 0 };
  const names = late.map(({ path }) => path).join(', ');
  report(`Too slow on this busy machine, opened once more: ${names}`);
  const others = looks.filter(({ page }) => !late.includes(page));
  return { looks: [...others, ...(await visit(late))], again: late.length };
}
