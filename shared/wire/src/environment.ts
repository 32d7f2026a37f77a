import { z } from 'zod';

/** Paths of an area by layout, as React Router patterns. */
export const areaPathsSchema = z.object({
  public: z.array(z.string()),
  signedIn: z.array(z.string()),
  gated: z.array(z.string()),
});

/** What a build says of its own files; every name is relative to the folder of its release. */
export const manifestSchema = z.object({
  /** Script that registers the remote. */
  entry: z.string(),
  /** Scripts and styles of the exposed module: needed before its routes are known. */
  exposed: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Further files by the name of the screen's chunk. */
  chunks: z.record(z.string(), z.object({ js: z.array(z.string()), css: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const remoteReleaseSchema = z.object({
  version: z.string().min(1),
  contract: z.string().min(1),
  area: z.string().min(1),
  /** Folder of the files, absolute or with a host, ending in a slash. */
  baseUrl: z.string().min(1).endsWith('/'),
  paths: areaPathsSchema,
  manifest: manifestSchema,
  /** sha384 of every file, by its name. */
  integrity: z.record(z.string(), z.string()),
});
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

export const environmentNames = ['local', 'uat', 'staging', 'prod'] as const;

/** Which version of which remote runs here, and what differs between places. Inlined into the served page. */
export const environmentSchema = z.object({
  environment: z.enum(environmentNames),
  revision: z.number().int().min(1),
  apiBase: z.string().min(1),
  overrides: z.object({ allowed: z.boolean(), origins: z.array(z.string()) }),
  links: z.object({
    corporateAccess: z.url(),
    /** Mail addresses, without the scheme. */
    researchMail: z.email(),
    publicationsMail: z.email(),
    dataProtection: z.url(),
    privacy: z.url(),
  }),
  shell: z.object({ version: z.string().min(1), contract: z.string().min(1) }),
  remotes: z.record(z.string(), remoteReleaseSchema),
});
export type Environment = z.infer<typeof environmentSchema>;
