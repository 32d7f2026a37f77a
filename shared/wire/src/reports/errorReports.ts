import * as z from 'zod/mini';
import { call } from '../call.ts';
import { environmentNames } from '../environment.ts';
import { plainText } from '../plainText.ts';

/** Limit of different errors per message, and per page. */
export const mostReports = 20;

/** In characters. */
export const longestErrorMessage = 400;
export const longestErrorStack = 2_000;

/** Limit of the count of one error per message. */
export const mostOfOneError = 1_000;

/**
 * How an error was met: `error`, uncaught (event handler, timer); `promise`, unhandled rejection; `render`, a screen or
 * its effect broke; `load`, an area's files.
 */
const errorKinds = ['error', 'promise', 'render', 'load'] as const;

/**
 * How the responsible package was found: the loader that requested it, the stack, the broken component, the page's
 * address, or not at all.
 */
const errorBases = ['loader', 'stack', 'component', 'address', 'none'] as const;

/** Result of a loading error. */
const errorOutcomes = ['failed', 'lastGood', 'recovered'] as const;

/** Package names and versions, as in the release store. */
const name = plainText(100).check(z.regex(/^[\w.+-]+$/));

const whatWasMet = {
  kind: z.enum(errorKinds),
  /** The responsible package, which may be `shell`, and its version. */
  remote: name,
  version: name,
  basis: z.enum(errorBases),
  /** Of the environment at that time: it can change under an open page. */
  revision: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  message: plainText(longestErrorMessage),
  stack: plainText(longestErrorStack),
  /** The pattern of the page's path, such as `/document_preview/:docRef`. */
  path: plainText(200).check(z.regex(/^(?:\*|\/[\w/:*.-]*)$/)),
  /** Of a loading error: its step, file and result. */
  step: z.optional(plainText(40).check(z.regex(/^[\w-]+$/))),
  file: z.optional(plainText(200).check(z.regex(/^[\w@.+/-]+$/))),
  outcome: z.optional(z.enum(errorOutcomes)),
  /** Origin of an overridden package. */
  override: z.optional(plainText(200).check(z.regex(/^https?:\/\/[\w.:[\]-]+$/i))),
};

const errorReportSchema = z.object({
  ...whatWasMet,
  /** Of a failed call: its request id, which finds it in the logs of gateway and API. */
  request: z.optional(plainText(64).check(z.regex(/^[\w-]+$/))),
  count: z.int().check(z.minimum(1), z.maximum(mostOfOneError)),
});
/** An error as a browser met it; nothing in it identifies the reader. [F-16] */
export type ErrorReport = z.infer<typeof errorReportSchema>;

const wherefrom = {
  environment: z.enum(environmentNames),
  shell: name,
  /** The proposal, if the page showed one: nothing of it is in force. [F-21] */
  preview: z.optional(plainText(40).check(z.regex(/^[a-z2-7]+$/))),
};

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
/** Errors that differ only in time and count. */
export type ErrorReportGroup = z.infer<typeof errorReportGroupSchema>;

export const errorReportGroups = call({
  method: 'GET',
  path: 'error_reports/groups',
  summary: 'The errors that pages met, grouped, the latest first; 404 without the token of the operators.',
  authenticated: false,
  forOperators: true,
  answer: z.object({ groups: z.array(errorReportGroupSchema), total: z.int() }),
});
