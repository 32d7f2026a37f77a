import * as z from 'zod/mini';

/**
 * These values end up in policies, server configurations and addresses: no blank, quote, semicolon or dollar may end
 * one thing there and begin another.
 */
const pathPattern = z
  .string()
  .check(z.regex(/^(?:\*|\/[\w/:*.-]*)$/, 'must be a path such as /equities/:id'));

/** A path on the portal's host, or an address on another. */
const place = z
  .string()
  .check(
    z.regex(
      /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)?(?:\/[\w.@+~-]+)*\/?$/i,
      'must be a path or an address',
    ),
    z.minLength(1),
  );

const folder = place.check(z.endsWith('/'));

/** A call that a page always makes first. */
const earlyReadSchema = z.object({
  call: z.string(),
  plainOnly: z.optional(z.boolean()),
  unlessCookies: z.optional(z.readonly(z.array(z.string()))),
  plainCookies: z.optional(z.record(z.string(), z.string())),
});

/** Missing is like empty; releases are refused for either. */
const label = z._default(z.string(), '');

const pageLinkSchema = z.object({ label: z.object({ en: label, de: label }), place: z.number() });

const accessName = z.string().check(z.minLength(1));

/** A page of an area, as its record declares it. */
export const releasedPageSchema = z.object({
  /** A React Router pattern. */
  path: pathPattern,
  group: z.enum(['public', 'signedIn', 'gated']),
  access: z.optional(z.union([accessName, z.readonly(z.array(accessName))])),
  tab: z.optional(pageLinkSchema),
  menu: z.optional(z.extend(pageLinkSchema, { shown: z.optional(z.enum(['always', 'listed'])) })),
  /** For composing the page. */
  reads: z.optional(z.readonly(z.array(earlyReadSchema))),
  /** For composing the page. Of a kind from a newer build, there is none. */
  firstView: z.catch(z.optional(z.enum(['list', 'profile', 'person'])), undefined),
});

/** A build's own files; names are relative to the folder of its release. */
export const manifestSchema = z.object({
  /** Script that registers the remote. */
  entry: z.string(),
  /** Scripts and styles of the exposed module, needed before its routes are known. */
  exposed: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Further files by chunk name of the screen. */
  chunks: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  /** Only the shell's: fonts of every page. */
  fonts: z.optional(z.array(z.string())),
  /** File with the screen, by page pattern. */
  screens: z.optional(z.record(z.string(), z.string())),
  /** File with the messages, by language. */
  words: z.optional(z.record(z.string(), z.string())),
  /** File that paints the first view, by page pattern. */
  firstViews: z.optional(z.record(z.string(), z.string())),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** sha384 by file name, as pages check it (`sha384-…`). */
const integritySchema = z.record(z.string(), z.string());

/** What a build needs of its shell. */
const needs = {
  /** Version range by library. */
  shared: z.record(z.string(), z.string()),
  /** Imported names by shared package. */
  uses: z.record(z.string(), z.array(z.string())),
};

/** A remote as a page names it before it knows its files. */
const listedReleaseSchema = z.object({
  version: z.string().check(z.minLength(1)),
  contract: z.string().check(z.minLength(1)),
  area: z.string().check(z.minLength(1)),
  /** Folder of the files: a path or an address, ending in a slash. */
  baseUrl: folder,
  pages: z.array(releasedPageSchema),
});
export type ListedRelease = z.infer<typeof listedReleaseSchema>;

const releasedVersionSchema = z.extend(listedReleaseSchema, {
  ...needs,
  manifest: manifestSchema,
  /** Of every file; others are not loaded. */
  integrity: integritySchema,
});
/** One version of a remote, with all that a page needs to load and verify it. */
export type ReleasedVersion = z.infer<typeof releasedVersionSchema>;

export const remoteReleaseSchema = z.extend(releasedVersionSchema, {
  /** The last version known to work here: used if the pinned one cannot be loaded. */
  lastGood: z.optional(releasedVersionSchema),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** Explains an area that was taken out of its environment. */
const retiredAreaSchema = z.object({
  /** The version that ran last, and will return. */
  version: z.string().check(z.minLength(1)),
  area: z.string().check(z.minLength(1)),
  pages: z.array(releasedPageSchema),
});
export type RetiredArea = z.infer<typeof retiredAreaSchema>;

/**
 * Where developer builds may come from: scheme, host, and a port or `*` for any; default is the scheme's port. Copied
 * into policies, which cannot name an IPv6 address.
 */
export const overrideOriginSchema = z
  .string()
  .check(
    z.regex(
      /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:[1-9]\d{0,4}|\*))?$/,
      'must be an origin such as http://localhost:*',
    ),
  );

/** Marks an environment that shows a proposal of a release, of which nothing is in force. */
const previewSchema = z.object({
  /** The proposal's. */
  id: z.string().check(z.regex(/^[a-z2-7]{16}$/)),
  /** ISO 8601 in UTC. */
  until: z.iso.datetime(),
  /** What is proposed. */
  releases: z.array(z.object({ name: z.string(), version: z.string() })),
});
export type Preview = z.infer<typeof previewSchema>;

export const environmentNames = ['local', 'uat', 'staging', 'prod'] as const;

/** How the header marks the environment, so that nobody mistakes it for the clients' one. [F-14] */
const headerVariants = ['plain', 'uat', 'staging'] as const;
export type HeaderVariant = (typeof headerVariants)[number];

/** How an API serves documents. */
const downloadsSchema = z.object({
  /**
   * Whether each download needs a token (POST download_token); else the address carries the session's.
   * @default what its OpenAPI description says, if there is one at openapi.json below the base
   */
  tokens: z.optional(z.boolean()),
  /** Paths of documents on the portal's host. @default everything below the API's base */
  folders: z.optional(
    z.array(z.string().check(z.regex(/^(?:\/[\w.@+~-]+)*\/$/, 'must be a path such as /api/documents/'))),
  ),
});
export type Downloads = z.infer<typeof downloadsSchema>;

/** The versions of shell and remotes, and the settings, of an environment. Inlined into the served page. */
export const environmentSchema = z.object({
  environment: z.enum(environmentNames),
  revision: z.int().check(z.minimum(1)),
  apiBase: place,
  /** Developer builds instead of releases: see overrideOrigins. */
  overrides: z.object({ allowed: z.boolean(), origins: z.array(overrideOriginSchema) }),
  /** Missing from older documents: see headerVariantOf. */
  headerVariant: z.optional(z.enum(headerVariants)),
  links: z.object({
    corporateAccess: z.url(),
    /** Mail addresses, without the scheme. */
    researchMail: z.email(),
    publicationsMail: z.email(),
    dataProtection: z.url(),
    privacy: z.url(),
    /** Path on the portal's host to the text that clients accept, as JSON; `{language}` stands for en or de. */
    privacyText: z.optional(
      z
        .string()
        .check(
          z.regex(
            /^(?:\/[\w.@+~-]+)*\/[\w.@+~-]*\{language\}[\w.@+~-]*(?:\/[\w.@+~-]+)*$/,
            'must be a path with {language} in it, such as /texts/privacy.{language}.json',
          ),
        ),
    ),
  }),
  downloads: z.optional(downloadsSchema),
  /** The API's names of portal tabs by the portal's names, where they differ. */
  tabNames: z.optional(z.record(z.string(), z.string().check(z.minLength(1)))),
  shell: z.object({
    version: z.string().check(z.minLength(1)),
    contract: z.string().check(z.minLength(1)),
    /** Folder of the files, if not the store's. */
    baseUrl: z.optional(folder),
    /** In a revision: all files of its release, including release.json. In a page: those the shell loads later. */
    integrity: z.optional(integritySchema),
  }),
  remotes: z.record(z.string(), remoteReleaseSchema),
  /** Areas taken out of the environment for now, by remote. */
  retired: z.optional(z.record(z.string(), retiredAreaSchema)),
  /** Packages that a development server serves from disk: see livePackages. */
  live: z.optional(z.array(z.string())),
  preview: z.optional(previewSchema),
});
export type Environment = z.infer<typeof environmentSchema>;

/** As a page carries it: with the files of its own area. `environmentAddress` has those of the others. */
export const pageDocumentSchema = z.extend(environmentSchema, {
  others: z.optional(z.record(z.string(), listedReleaseSchema)),
});

/** What a page knows of its environment. */
export interface PageEnvironment extends Omit<Environment, 'remotes'> {
  remotes: Record<string, RemoteRelease | ListedRelease>;
}

export const isWholeRelease = (release: RemoteRelease | ListedRelease): release is RemoteRelease =>
  'manifest' in release;

/** The header's variant: from the document, else by the environment's name. [F-14] */
export function headerVariantOf({
  headerVariant,
  environment,
}: Pick<Environment, 'headerVariant' | 'environment'>): HeaderVariant {
  return headerVariant ?? headerVariants.find((variant) => variant === environment) ?? 'plain';
}

/** Where every server of the portal returns the current environment. */
export const environmentAddress = '/environment.json';

/** Entity tag of an environment's state: a page that sends its own gets no body unless the state has changed. */
export const environmentTag = ({
  environment,
  revision,
  preview,
}: Pick<Environment, 'environment' | 'revision' | 'preview'>) =>
  `W/"${environment}-${revision}${preview === undefined ? '' : `-${preview.id}`}"`;

/**
 * Packages whose files have no hash because they change with every save. Empty unless the environment is local,
 * whatever its document says.
 */
export const livePackages = ({
  environment,
  live = [],
}: Pick<Environment, 'environment' | 'live'>): string[] => (environment === 'local' ? live : []);

/**
 * Origins of developer builds. Always empty in prod, whatever its document says: an override runs with the session of
 * the person who uses it. [F-12]
 */
export const overrideOrigins = ({
  environment,
  overrides,
}: Pick<Environment, 'environment' | 'overrides'>): string[] =>
  environment === 'prod' || !overrides.allowed ? [] : overrides.origins;
