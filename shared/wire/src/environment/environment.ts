import { z } from 'zod';

/**
 * What becomes part of policies, server configurations and addresses is written in letters, digits and a few signs: no
 * blank, quote, semicolon or dollar can end one thing there and begin another.
 */
const pathPattern = z.string().regex(/^(?:\*|\/[\w/:*.-]*)$/, 'must be a path such as /equities/:id');

/** A path on the portal's own host, or an address on another one. */
const place = z
  .string()
  .regex(
    /^(?:https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?)?(?:\/[\w.@+~-]+)*\/?$/i,
    'must be a path or an address',
  )
  .min(1);

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
  /** Which of these holds the screen of a page, by the page's pattern. */
  screens: z.record(z.string(), z.string()).optional(),
  /** Which of these holds the words of a language. */
  words: z.record(z.string(), z.string()).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** sha384 of files as pages check them (`sha384-…`), by the files' names. */
const integritySchema = z.record(z.string(), z.string());

const releasedVersionSchema = z.object({
  version: z.string().min(1),
  contract: z.string().min(1),
  area: z.string().min(1),
  /** Folder of the files, absolute or with a host, ending in a slash. */
  baseUrl: place.endsWith('/'),
  paths: areaPathsSchema,
  manifest: manifestSchema,
  /** Of every file: one that is not named here is not loaded. */
  integrity: integritySchema,
});
/** One version of a remote, with everything that a page needs to load and check it. */
export type ReleasedVersion = z.infer<typeof releasedVersionSchema>;

export const remoteReleaseSchema = releasedVersionSchema.extend({
  /** The version that ran here before and is known to work: shown when the pinned one cannot be loaded. */
  lastGood: releasedVersionSchema.optional(),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/**
 * Where builds of a developer may come from: a scheme, a host, and a port or `*` for any; without one, the scheme's own.
 * It becomes part of policies as it stands, and no policy can name an IPv6 address.
 */
export const overrideOriginSchema = z
  .string()
  .regex(
    /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::(?:[1-9]\d{0,4}|\*))?$/,
    'must be an origin such as http://localhost:*',
  );

export const environmentNames = ['local', 'uat', 'staging', 'prod'] as const;

/** What the header says of the place, so that nobody takes it for the one that clients use. [F-14] */
export const headerVariants = ['plain', 'uat', 'staging'] as const;
export type HeaderVariant = (typeof headerVariants)[number];

/** Which version of which remote runs here, and what differs between places. Inlined into the served page. */
export const environmentSchema = z.object({
  environment: z.enum(environmentNames),
  revision: z.number().int().min(1),
  apiBase: place,
  /** Builds of a developer in place of released ones: overrideOrigins says when that counts. */
  overrides: z.object({ allowed: z.boolean(), origins: z.array(overrideOriginSchema) }),
  /** Left out in documents of before there was one: headerVariantOf says what holds then. */
  headerVariant: z.enum(headerVariants).optional(),
  links: z.object({
    corporateAccess: z.url(),
    /** Mail addresses, without the scheme. */
    researchMail: z.email(),
    publicationsMail: z.email(),
    dataProtection: z.url(),
    privacy: z.url(),
  }),
  shell: z.object({
    version: z.string().min(1),
    contract: z.string().min(1),
    /** Folder of the files when they are not the store's. */
    baseUrl: place.endsWith('/').optional(),
    /** Of the files that the shell loads later; whoever serves the page adds it from the shell's release. */
    integrity: integritySchema.optional(),
  }),
  remotes: z.record(z.string(), remoteReleaseSchema),
  /** Packages that a development server serves as they are on a disk now: livePackages says when that counts. */
  live: z.array(z.string()).optional(),
});
export type Environment = z.infer<typeof environmentSchema>;

/** The look of the header: what the document says, else what the environment's name suggests. [F-14] */
export function headerVariantOf({
  headerVariant,
  environment,
}: Pick<Environment, 'headerVariant' | 'environment'>): HeaderVariant {
  return headerVariant ?? headerVariants.find((variant) => variant === environment) ?? 'plain';
}

/** Where whoever serves the portal answers with the environment in force. */
export const environmentAddress = '/environment.json';

/** The tag of an environment's state: a page that names its own gets no body while that state is in force. */
export const environmentTag = ({ environment, revision }: Pick<Environment, 'environment' | 'revision'>) =>
  `W/"${environment}-${revision}"`;

/**
 * The packages of a page whose files have no hash, since they change with every save. Only on the machine of whoever
 * works on them: in every other environment there are none, whatever its document says.
 */
export const livePackages = ({
  environment,
  live = [],
}: Pick<Environment, 'environment' | 'live'>): string[] => (environment === 'local' ? live : []);

/**
 * Where the pages of an environment may take builds of a developer from. In prod there is no such place, whatever its
 * document says: code of an override runs with the session of whoever uses it. [F-12]
 */
export const overrideOrigins = ({
  environment,
  overrides,
}: Pick<Environment, 'environment' | 'overrides'>): string[] =>
  environment === 'prod' || !overrides.allowed ? [] : overrides.origins;
