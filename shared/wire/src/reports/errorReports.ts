import * as z from 'zod/mini';
import { call } from '../call.ts';
import { environmentNames } from '../environment.ts';
import { plainText } from '../plainText.ts';

/** How many different errors one message carries, and one page reports. */
export const mostReports = 20;

/** In characters. */
export const longestErrorMessage = 400;
export const longestErrorStack = 2_000;

/** How often one error is counted within one message, at most. */
export const mostOfOneError = 1_000;

/**
 * Where an error was met: `error`, nobody caught it (an event handler, a timer); `promise`, nobody caught its rejection;
 * `render`, a screen broke while it was shown, an effect of it included; `load`, an area's files.
 */
const errorKinds = ['error', 'promise', 'render', 'load'] as const;

/** What says whose code it was: the loader that asked for it, the stack, the component that broke, the page's address, or nothing. */
const errorBases = ['loader', 'stack', 'component', 'address', 'none'] as const;

/** What became of a fault of loading. */
const errorOutcomes = ['failed', 'lastGood', 'recovered'] as const;

/** Names and versions of packages as the release store takes them. */
const name = plainText(100).check(z.regex(/^[\w.+-]+$/));

const whatWasMet = {
  kind: z.enum(errorKinds),
  /** The package whose code it was, `shell` among them, and its version. */
  remote: name,
  version: name,
  basis: z.enum(errorBases),
  /** Of the environment, when it happened: it can change under an open page. */
  revision: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  message: plainText(longestErrorMessage),
  stack: plainText(longestErrorStack),
  /** The pattern of the page's path, such as `/document_preview/:docRef`. */
  path: plainText(200).check(z.regex(/^(?:\*|\/[\w/:*.-]*)$/)),
  /** Of a fault of loading: at which step, of which file, and what became of it. */
  step: z.optional(plainText(40).check(z.regex(/^[\w-]+$/))),
  file: z.optional(plainText(200).check(z.regex(/^[\w@.+/-]+$/))),
  outcome: z.optional(z.enum(errorOutcomes)),
  /** The origin that the package came from instead of its release, when somebody had overridden it. */
  override: z.optional(plainText(200).check(z.regex(/^https?:\/\/[\w.:[\]-]+$/i))),
};

const errorReportSchema = z.object({
  ...whatWasMet,
  /** Of a failed call: the id of its request, by which its lines in the logs of gateway and API are found. */
  request: z.optional(plainText(64).check(z.regex(/^[\w-]+$/))),
  count: z.int().check(z.minimum(1), z.maximum(mostOfOneError)),
});
/** An error as a browser met it. Nothing in it says who was reading. [F-16] */
export type ErrorReport = z.infer<typeof errorReportSchema>;

const wherefrom = { environment: z.enum(environmentNames), shell: name };

export const reportErrors = call({
  method: 'POST',
  path: 'error_reports',
  summary: 'Stores errors of a page, also before login; only from pages of the portal itself.',
  authenticated: false,
  body: z.object({
    ...wherefrom,
    reports: z.array(errorReportSchema).check(z.minLength(1), z.maxLength(mostReports)),
  }),
  answer: z.object({ success: z.literal(true) }),
});
export type ErrorReports = z.infer<NonNullable<typeof reportErrors.body>>;

const errorReportGroupSchema = z.object({
  ...whatWasMet,
  ...wherefrom,
  count: z.int(),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
});
/** Errors that are the same except for when and how often. */
export type ErrorReportGroup = z.infer<typeof errorReportGroupSchema>;

export const errorReportGroups = call({
  method: 'GET',
  path: 'error_reports/groups',
  summary: 'The errors that pages met, grouped, the latest first; 404 without the token of the operators.',
  authenticated: false,
  forOperators: true,
  answer: z.object({ groups: z.array(errorReportGroupSchema), total: z.int() }),
});
