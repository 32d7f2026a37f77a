import { unjudged } from '@portal/release-rules';
import type { Environment } from '@portal/wire';
import { environmentFacts } from '../gates/environmentFacts.ts';
import { recordsOf } from '../gates/recordsOf.ts';
import { relationRefusals } from '../gates/relationRefusals.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Finding } from './statusPage.ts';

/** Whether what runs together in an environment keeps the rules of a release, and whether that can be told of all. */
export async function rulesFinding(store: ReleaseStore, environment: Environment): Promise<Finding> {
  const records = await recordsOf(store, environment);
  const facts = environmentFacts(environment, records);
  const [first, ...more] = relationRefusals(environment, records);
  if (first !== undefined) {
    const others = more.length === 0 ? '' : ` And ${more.length} more.`;
    return { state: 'ill', words: `${first.message} (rule: ${first.rule})${others}`, hint: first.hint };
  }
  const silent = [...new Set(unjudged(facts).map(({ name, version }) => `${name} ${version}`))];
  if (silent.length === 0) return { state: 'well', words: 'All release rules are kept.' };
  return {
    state: 'unknown',
    words: `The release rules are kept as far as is known; these builds do not record what they need: ${silent.join(', ')}.`,
    hint: 'Their next release will, built with the tools of this checkout.',
  };
}
