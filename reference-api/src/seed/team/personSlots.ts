import { SeededRandom } from '../SeededRandom.ts';
import words from './words/research.json' with { type: 'json' };
import type { BothLanguages, Slots } from './writeBio.ts';

export interface About {
  woman: boolean;
  slots: Slots;
}

/** All other first names in the demo data are women's. */
const men: readonly string[] = `
  Beat Daniel Fabian Hannes Jonas Lorenz Nicolas Pascal Simon Urs Walter Bruno Dario Florian Marc
  Roger Thomas Kevin James Oliver Christian Stefan Patrick Adrian
`
  .trim()
  .split(/\s+/);

/** Always the same for a name. */
export function personSlots(name: string, fields: BothLanguages): About {
  const stream = new SeededRandom(`person ${name}`);
  const first = name.split(' ')[0] ?? name;
  const year = String(stream.between(2004, 2019));
  return {
    woman: !men.includes(first),
    slots: {
      first: { en: first, de: first },
      year: { en: year, de: year },
      degree: stream.pick(words.degrees),
      place: stream.pick(words.places),
      fields,
    },
  };
}
