/** Replaces what was removed. */
const gone = '[…]';

/** Quoted words that are kept: names in code, files of a release. The reader may have typed anything else. */
const codeWord = /^(?:[A-Za-z_$][\w$.]{0,60}|[\w./-]{1,120}\.(?:js|css))$/;

/** A file of a release, which reveals nothing about the reader. */
const releasedFile = /\/artefacts\/[\w-]+\/[\w.+-]+\/[\w@.+/-]+/;

/** An address, whole or from a slash on; its query may contain characters that otherwise end it. */
const wholeAddress =
  /(?:\w[\w+.-]*:\/\/|(?<![\w.:/@…\]-])\/(?=[\w%~.-]))[^\s"'`<>(),;?#]*(?:[?#](?:[^\s"'`<>]*[^\s"'`<>(),;])?)?/g;

/** An address without host and query: a released file's path, or the beginning of any other. */
function shortAddress(address: string): string {
  const place = /(?::\d+){1,2}$/.exec(address)?.[0] ?? '';
  const whole = address.slice(0, address.length - place.length);
  const scheme = /^(\w[\w+.-]*):\/\//.exec(whole)?.[1];
  if (scheme !== undefined && !/^(?:https?|wss?)$/i.test(scheme)) return `${scheme}:${gone}`;
  const path = whole.replace(/^\w+:\/\/[^/?#]*/, '').replace(/[?#].*$/, '');
  const file = releasedFile.exec(path)?.[0];
  if (file !== undefined) return file + place;
  const [, first = '', second, ...rest] = path.split('/');
  if (first === 'api' && second !== undefined) return `/api/${second}${rest.length > 0 ? '/…' : ''}${place}`;
  return `/${first}${second === undefined ? '' : '/…'}${place}`;
}

const quoted = (whole: string, text: string) =>
  codeWord.test(text) ? whole : `${whole.at(0) ?? ''}…${whole.at(-1) ?? ''}`;

/** Anything named like a secret, except `Unexpected token`. */
const secret =
  /(?<!Unexpected )((?:password|passwort|passwd|token|secret|cookie|authorization)["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|(?!\[…)[^\s"'`<>,;&)\]}]+)/gi;

/**
 * Browsers quote invalid JSON, including its own quotes. Matching from the first quote only keeps texts full of quotes
 * fast.
 */
const notJson = /^([^"]*)"[^]*"(?=(?:\.{3})? is not valid JSON)|^([^]*?JSON Parse error: [^"]*)"[^]*"/;

/** Longer texts are cut: a report is a line, not a log. */
const longestInput = 4_000;

function firstPart(text: string): string {
  return text.length <= longestInput ? text : text.slice(0, longestInput).replace(/\S*$/, '');
}

/**
 * Makes text safe to report: one line of at most `longest` characters without tokens, mail addresses, hosts, query
 * values, long numbers and words that the reader may have typed. Idempotent. [F-16]
 */
export function scrubbed(text: string, longest: number): string {
  return (
    firstPart(text)
      .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ')
      .trim()
      .replace(/\b(?:Bearer|Basic)\s+[\w.~+/=-]+/gi, gone)
      .replace(/eyJ[\w-]{5,}(?:\.[\w-]*)*/g, gone)
      // `mfe-auth@1.2.0` is not a mail address.
      .replace(/[\p{L}\d._+-]{1,100}(?:@|%40)(?!\d+\.\d+\.)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu, gone)
      .replace(wholeAddress, shortAddress)
      .replace(secret, '$1…')
      .replace(/([?&][\w.~%[\]-]+=)[^\s&"'`<>#]+/g, '$1…')
      .replace(notJson, '$1$2"…"')
      .replace(/"([^"]*)"|`([^`]*)`|[“„«]([^”“»]*)[”“»]/g, (whole: string) =>
        quoted(whole, whole.slice(1, -1)),
      )
      .replace(/(?<!\w)'([^']*)'(?!\w)/g, quoted)
      .replace(/(?<![\w/.@+-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}/g, gone)
      .replace(/(?<![\d.:])\d{9,}/g, gone)
      .slice(0, longest)
      .replace(/\p{Surrogate}$/u, '')
  );
}

/** Only the newest frames; few are longer than this. */
const mostFrames = 12;
const longestFrame = 240;

const isFrame = (line: string) => /^\s*at\s/.test(line) || /@\S*:\d+:\d+\s*$/.test(line);

/** Returns the newest frames of a stack, scrubbed, one per line, without the message. */
export function scrubbedStack(stack: string, longest: number): string {
  const frames = stack
    .split('\n')
    // The message is among the lines, of any length.
    .filter((line) => line.length <= longestInput && isFrame(line))
    .slice(0, mostFrames)
    .map((line) => scrubbed(line, longestFrame));
  while (frames.join('\n').length > longest) frames.pop();
  return frames.join('\n');
}
