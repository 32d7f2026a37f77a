import { noCounts, type Counts } from './counts.ts';
import type { Device } from './measureTasks.ts';

/** The commit before the first work on these tasks. */
export const beforeCommit = '738d7704';

const counts = (more: Partial<Counts>): Counts => ({ ...noCounts, ...more });

/** What the shortest way took at that commit, by task; nothing where there was none. */
export const before: Partial<Record<string, Record<Device, Counts>>> = {
  'What did the rating of a company change from, and when?': {
    desktop: counts({ presses: 2, texts: 1, characters: 8 }),
    phone: counts({ presses: 2, texts: 1, characters: 8 }),
  },
  'What changed since yesterday in what I follow?': {
    desktop: counts({ presses: 5 }),
    phone: counts({ presses: 9, scrolls: 1, pixels: 454 }),
  },
  'The newest paper on my sectors': {
    desktop: counts({ presses: 1 }),
    phone: counts({ presses: 3 }),
  },
  'The newest paper that mentions a phrase': {
    desktop: counts({ presses: 1, texts: 1, characters: 16 }),
    phone: counts({ presses: 1, texts: 1, characters: 16 }),
  },
  'Find a paper by its reference': {
    desktop: counts({ presses: 1, texts: 1, keys: 1, characters: 16 }),
    phone: counts({ presses: 1, texts: 1, keys: 1, characters: 16 }),
  },
  'Call the analyst of a company': {
    desktop: counts({ presses: 3, texts: 1, scrolls: 1, characters: 8, pixels: 312 }),
    phone: counts({ presses: 3, texts: 1, scrolls: 2, characters: 8, pixels: 1059 }),
  },
  'Download the model of a company': {
    desktop: counts({ presses: 3, texts: 1, characters: 8 }),
    phone: counts({ presses: 4, texts: 1, scrolls: 1, characters: 8, pixels: 160 }),
  },
  'Follow a company': {
    desktop: counts({ presses: 3, texts: 1, characters: 8 }),
    phone: counts({ presses: 3, texts: 1, characters: 8 }),
  },
  'All papers on a company since May': {
    desktop: counts({ presses: 5, texts: 3, keys: 2, scrolls: 1, characters: 28, pixels: 689 }),
    phone: counts({ presses: 6, texts: 3, keys: 2, scrolls: 3, characters: 28, pixels: 1713 }),
  },
  'Read the same paper in German': {
    desktop: counts({ presses: 3 }),
    phone: counts({ presses: 3 }),
  },
  'Take the list of today’s papers along': {
    desktop: counts({ presses: 2 }),
    phone: counts({ presses: 2 }),
  },
};
