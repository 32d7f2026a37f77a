import { z } from 'zod';

interface Refusal {
  directive: string;
  blocked: string;
  page: string;
  source: string;
  line: number;
}

const text = z.string().max(8_000).catch('');
const number = z.number().int().nonnegative().catch(0);

/** `application/csp-report`, from `report-uri`. */
const single = z.object({
  'csp-report': z
    .object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': number,
    })
    .transform((report): Refusal => ({
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    })),
});

const withoutHash = (destination: string) => (destination === '' ? '' : `${word(destination)}-without-hash`);

/** `application/reports+json`, from `report-to`. */
const several = z.array(
  z.object({
    body: z
      .object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: number,
        // Of a script without a hash, which no directive refuses.
        destination: text,
      })
      .transform((body): Refusal => ({
        directive: body.effectiveDirective || withoutHash(body.destination),
        blocked: body.blockedURL,
        page: body.documentURL,
        source: body.sourceFile,
        line: body.lineNumber,
      })),
  }),
);

/** More would add nothing new. */
const mostReports = 10;

/**
 * Returns a line per refusal, except those of browser extensions; none for an invalid report. No line contains what a
 * visitor typed or holds: no query, no token in a path, no code sample, no control character.
 */
export function reportLines(body: string): string[] {
  return refusalsIn(body)
    .filter(
      ({ directive, source, blocked }) =>
        directive !== '' && !fromExtension(source) && !fromExtension(blocked),
    )
    .slice(0, mostReports)
    .map(
      ({ directive, blocked, page, source, line }) =>
        `The content policy refused ${word(directive)} ${thing(blocked)} on ${pageOf(page)}${place(source, line)}`,
    );
}

function refusalsIn(body: string): Refusal[] {
  const parsed = parseJson(body);
  const one = single.safeParse(parsed);
  if (one.success) return [one.data['csp-report']];
  return several.safeParse(parsed).data?.map((report) => report.body) ?? [];
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const fromExtension = (address: string) => /^[a-z-]*extension:/i.test(address);

/** A directive name such as `script-src-elem`; "something" if invalid. */
const word = (value: string) => /^[a-z][a-z-]{1,40}/i.exec(value)?.[0] ?? 'something';

/** The policy's keyword, or an origin. */
function thing(blocked: string): string {
  if (/^[a-z-]{1,30}$/i.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return printable(origin === 'null' ? protocol : origin);
}

/** Only the first segment: the rest may be a token. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return 'an unknown page';
  const [, first = '', ...rest] = new URL(address).pathname.split('/');
  return printable(`/${first}${rest.length > 0 ? '/…' : ''}`);
}

function place(source: string, line: number): string {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return '';
  const file = new URL(source).pathname.split('/').at(-1) ?? '';
  return /\.m?js$/.test(file) ? ` (${printable(file)}:${line})` : '';
}

const printable = (value: string) => value.replace(/[^\x21-\x7e…]/g, '').slice(0, 100);
