import * as z from 'zod/mini';

/**
 * What becomes part of policies, server configurations and addresses is written in letters, digits and a few signs: no
 * blank, quote, semicolon or dollar can end one thing there and begin another.
 */
const pathPattern = z
  .string()
  .check(z.regex(/^(?:\*|\/[\w/:*.-]*)$/, 'must be a path such as /equities/:id'));

/** A path on the portal's own host, or an address on another one. */
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

/** Paths of an area by layout, as React Router patterns. */
export const areaPathsSchema = z.object({
  public: z.array(pathPattern),
  signedIn: z.array(pathPattern),
  gated: z.array(pathPattern),
});

/** What a build says of its own files; every name is relative to the folder of its release. */
export const manifestSchema = z.object({
  /** Script that registers the remote. */
  entry: z.string(),
  /** Scripts and styles of the exposed module: needed before its routes are known. */
  exposed: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Further files by the name of the screen's chunk. */
  chunks: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
  /** The shell's: fonts that every page is set in. */
  fonts: z.optional(z.array(z.string())),
  /** Which of these holds the screen of a page, by the page's pattern. */
  screens: z.optional(z.record(z.string(), z.string())),
  /** Which of these holds the words of a language. */
  words: z.optional(z.record(z.string(), z.string())),
  /** What a page asks of the API first, by the page's pattern: for who composes the page. */
  reads: z.optional(
    z.record(
      z.string(),
      z.array(
        z.object({
          call: z.string(),
          plainOnly: z.optional(z.boolean()),
          unlessCookies: z.optional(z.array(z.string())),
          plainCookies: z.optional(z.record(z.string(), z.string())),
        }),
      ),
    ),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** sha384 of files as pages check them (`sha384-…`), by the files' names. */
const integritySchema = z.record(z.string(), z.string());

/** What a build needs of the shell that it runs in; one of an older tool does not say it. */
const needs = {
  /** Range by library. */
  shared: z.optional(z.record(z.string(), z.string())),
  /** Names that its code imports, by shared package. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
};

const releasedVersionSchema = z.object({
  ...needs,
  version: z.string().check(z.minLength(1)),
  contract: z.string().check(z.minLength(1)),
  area: z.string().check(z.minLength(1)),
  /** Folder of the files, absolute or with a host, ending in a slash. */
  baseUrl: folder,
  paths: areaPathsSchema,
  manifest: manifestSchema,
  /** Of every file: one that is not named here is not loaded. */
  integrity: integritySchema,
});
/** One version of a remote, with everything that a page needs to load and check it. */
export type ReleasedVersion = z.infer<typeof releasedVersionSchema>;

export const remoteReleaseSchema = z.extend(releasedVersionSchema, {
  /** The version that ran here before and is known to work: shown when the pinned one cannot be loaded. */
  lastGood: z.optional(releasedVersionSchema),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** What a page needs to explain an area that was taken out of its environment. */
const retiredAreaSchema = z.object({
  /** The version that ran last, and comes back. */
  version: z.string().check(z.minLength(1)),
  area: z.string().check(z.minLength(1)),
  paths: areaPathsSchema,
});
export type RetiredArea = z.infer<typeof retiredAreaSchema>;

/**
 * Where builds of a developer may come from: a scheme, a host, and a port or `*` for any; without one, the scheme's own.
 * It becomes part of policies as it stands, and no policy can name an IPv6 address.
 */
export const overrideOriginSchema = z
  .string()
  .check(
    z.regex(
      /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:[1-9]\d{0,4}|\*))?$/,
      'must be an origin such as http://localhost:*',
    ),
  );

export const environmentNames = ['local', 'uat', 'staging', 'prod'] as const;

/** What the header says of the place, so that nobody takes it for the one that clients use. [F-14] */
const headerVariants = ['plain', 'uat', 'staging'] as const;
export type HeaderVariant = (typeof headerVariants)[number];

/** How an API gives documents out. */
const downloadsSchema = z.object({
  /**
   * It gives a token for each download (POST download_token); else an address carries the session's own.
   * @default what its OpenAPI description says, if there is one at openapi.json below the base
   */
  tokens: z.optional(z.boolean()),
  /** Paths on the portal's host below which it keeps documents. @default everything below the API's base */
  folders: z.optional(
    z.array(z.string().check(z.regex(/^(?:\/[\w.@+~-]+)*\/$/, 'must be a path such as /api/documents/'))),
  ),
});
export type Downloads = z.infer<typeof downloadsSchema>;

/** Which version of which remote runs here, and what differs between places. Inlined into the served page. */
export const environmentSchema = z.object({
  environment: z.enum(environmentNames),
  revision: z.int().check(z.minimum(1)),
  apiBase: place,
  /** Builds of a developer instead of released ones: overrideOrigins says when that counts. */
  overrides: z.object({ allowed: z.boolean(), origins: z.array(overrideOriginSchema) }),
  /** Left out in documents of before there was one: headerVariantOf says what holds then. */
  headerVariant: z.optional(z.enum(headerVariants)),
  links: z.object({
    corporateAccess: z.url(),
    /** Mail addresses, without the scheme. */
    researchMail: z.email(),
    publicationsMail: z.email(),
    dataProtection: z.url(),
    privacy: z.url(),
    /** Path on the portal's host of the text that clients accept, as JSON; `{language}` stands for en or de. */
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
  /** What the API calls portal tabs, by the portal's own names; those left out have the same. */
  tabNames: z.optional(z.record(z.string(), z.string().check(z.minLength(1)))),
  shell: z.object({
    version: z.string().check(z.minLength(1)),
    contract: z.string().check(z.minLength(1)),
    /** Folder of the files when they are not the store's. */
    baseUrl: z.optional(folder),
    /** In a revision: of every file of its release, release.json among them. In a page: of those that the shell loads later. */
    integrity: z.optional(integritySchema),
  }),
  remotes: z.record(z.string(), remoteReleaseSchema),
  /** By remote, areas that were taken out of the environment for now. */
  retired: z.optional(z.record(z.string(), retiredAreaSchema)),
  /** Packages that a development server serves as they are on a disk now: livePackages says when that counts. */
  live: z.optional(z.array(z.string())),
});
export type Environment = z.infer<typeof environmentSchema>;

/** The look of the header: what the document says, else what the environment's name suggests. [F-14] */
export function headerVariantOf({
  headerVariant,
  environment,
}: Pick<Environment, 'headerVariant' | 'environment'>): HeaderVariant {
  return headerVariant ?? headerVariants.find((variant) => variant === environment) ?? 'plain';
}

/** Where anyone who serves the portal answers with the environment in force. */
export const environmentAddress = '/environment.json';

/** The tag of an environment's state: a page that names its own gets no body while that state is in force. */
export const environmentTag = ({ environment, revision }: Pick<Environment, 'environment' | 'revision'>) =>
  `W/"${environment}-${revision}"`;

/**
 * The packages of a page whose files have no hash, since they change with every save. Only on the machine of anyone who
 * works on them: in every other environment there are none, whatever its document says.
 */
export const livePackages = ({
  environment,
  live = [],
}: Pick<Environment, 'environment' | 'live'>): string[] => (environment === 'local' ? live : []);

/**
 * Where the pages of an environment may take builds of a developer from. In prod there is no such place, whatever its
 * document says: code of an override runs with the session of anyone who uses it. [F-12]
 */
export const overrideOrigins = ({
  environment,
  overrides,
}: Pick<Environment, 'environment' | 'overrides'>): string[] =>
  environment === 'prod' || !overrides.allowed ? [] : overrides.origins;
