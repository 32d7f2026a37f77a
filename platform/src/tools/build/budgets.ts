import type { BundleSize } from './bundleSizes.ts';

/** Compressed size limit of files loaded together. */
interface Budget {
  /** In the words of the refusal. */
  of: string;
  /** By package and bundle, as in docs/bundle-sizes.md. */
  bundles: readonly [portalPackage: string, bundle: string][];
  kilobytes: number;
}

const shell = ['shell', 'initial'] as const;

/** For every area before its screens, by bundle. */
const ofEveryArea = { entry: 8.3, exposed: 3.5 };

/**
 * Budgets of the pages clients open first, and of what they share. Raise one only for the reader's benefit; lower it
 * when a build gets lighter. Each leaves some room: the same build in another folder weighs up to 0.5 kB more.
 */
const budgets: readonly Budget[] = [
  // Also what stops a hover from leading to the login or the terms, previews from mixing, and a version without a message from staying;
  // how the start page begins; what an early press has missed, by its name, and selects that a key has opened before the takeover;
  // what completes the areas that a page only lists: 0.7 kB, kept by browsers, for 4.6 to 6.7 kB of every page.
  { of: 'what every page loads of the shell', bundles: [[...shell]], kilobytes: 201.9 },
  // Compressed already: its own bytes.
  { of: 'the typeface that every page preloads', bundles: [['shell', 'typeface']], kilobytes: 17.9 },
  // Also fetches the shell at once on a fast line, and lets a first view have its turn before that runs.
  { of: 'the script that asks first', bundles: [['shell', 'early']], kilobytes: 3.6 },
  // With the filter bar of every list, what a list says to a reader who comes back, also to a discarded tab, and the texts of a company's
  // answers in the search; and the room of a count in large text.
  { of: "the shell's research parts", bundles: [['shell', 'research']], kilobytes: 33.9 },
  {
    of: 'the first view of a library',
    bundles: [
      ['shell', 'first-en'],
      ['mfe-libraries', 'first-LibraryScreen-en'],
    ],
    // Half a kilobyte more than here: the same build in another folder weighs a little more. Presses wait for the portal however long it
    // draws, what is pressed looks so, and keys move in tabs: 0.8 kB of every first view.
    kilobytes: 40.1,
  },
  {
    of: 'the first view of a company',
    bundles: [
      ['shell', 'first-profile-en'],
      ['mfe-profiles', 'first-CompanyProfileScreen-en'],
    ],
    // What replaces a press, what stays disabled and open selects are a quarter kilobyte of every first view.
    kilobytes: 24.2,
  },
  {
    of: 'the first view of an analyst',
    bundles: [
      ['shell', 'first-person-en'],
      ['mfe-profiles', 'first-AnalystProfileScreen-en'],
    ],
    kilobytes: 17.3,
  },
  { of: 'what opens over the page', bundles: [['shell', 'overlays']], kilobytes: 48.6 },
  { of: 'selects of filters', bundles: [['shell', 'selects']], kilobytes: 36.8 },
  {
    of: 'a library until its first tile',
    bundles: [
      [...shell],
      ['shell', 'early'],
      ['shell', 'research'],
      ['mfe-libraries', 'entry'],
      ['mfe-libraries', 'exposed'],
      ['mfe-libraries', 'messages en'],
      ['mfe-libraries', 'library LibraryScreen'],
    ],
    // Its messages have the texts of all its screens, now also of a PDF’s tools, of changed coverage and of the start page.
    // How that page begins is kept by client. A dialogue that does not load, or breaks, leaves the page as it is.
    kilobytes: 258.7,
  },
  {
    of: 'the login page',
    bundles: [
      [...shell],
      ['shell', 'early'],
      ['mfe-auth', 'entry'],
      ['mfe-auth', 'exposed'],
      ['mfe-auth', 'messages en'],
      ['mfe-auth', 'login LoginScreen'],
    ],
    // Holds the end of first views, which every page may have to say, what asks ahead of a visit, how the start page begins, and the report of
    // a takeover that failed.
    kilobytes: 219.4,
  },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns a line per budget that is exceeded or names a missing bundle. */
export function overBudget(sizes: readonly BundleSize[], limits: readonly Budget[] = budgets): string[] {
  const sizeOf = (portalPackage: string, bundle: string) =>
    sizes.find((size) => size.package === portalPackage && size.bundle === bundle)?.brotli;
  const areas = sizes.flatMap(({ package: area, bundle }) => {
    const limit = bundle in ofEveryArea ? ofEveryArea[bundle as keyof typeof ofEveryArea] : undefined;
    const bundles: [string, string][] = [[area, bundle]];
    return limit === undefined ? [] : [{ of: `${area} ${bundle}`, bundles, kilobytes: limit }];
  });
  return [...limits, ...areas].flatMap(({ of, bundles, kilobytes: limit }) => {
    const found = bundles.map(([portalPackage, bundle]) => sizeOf(portalPackage, bundle));
    const missing = bundles.filter((_, place) => found[place] === undefined);
    if (missing.length > 0)
      return [`${of}: there is no bundle ${missing.map((names) => names.join(' ')).join(', ')}`];
    const total = found.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    return total > limit * 1000 ? [`${of}: ${kilobytes(total)} kB, at most ${limit.toFixed(1)}`] : [];
  });
}
