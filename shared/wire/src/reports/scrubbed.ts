/** Stands for what was taken out of a text. */
const gone = '[…]';

/** What a word in quotes may be: a name of the code or a file of a release. Anything else somebody may have typed. */
const codeWord = /^(?:[A-Za-z_$][\w$.]{0,60}|[\w./-]{1,120}\.(?:js|css))$/;

/** A file of a release, which says nothing about who reads. */
const releasedFile = /\/artefacts\/[\w-]+\/[\w.+-]+\/[\w@.+/-]+/;

/** An address, whole or from a slash on; what it asks for may hold signs that elsewhere end it. */
const wholeAddress =
  /(?:\w[\w+.-]*:\/\/|(?<![\w.:/@…\]-])\/(?=[\w%~.-]))[^\s"'`<>(),;?#]*(?:[?#](?:[^\s"'`<>]*[^\s"'`<>(),;])?)?/g;

/** An address without host and query: of a released file its path, of anything else the beginning of it. */
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

/** What is named as a secret, whatever it looks like; `Unexpected token` is none. */
const secret =
  /(?<!Unexpected )((?:password|passwort|passwd|token|secret|cookie|authorization)["']?\s*[=:]\s*)(?:"[^"]*"|'[^']*'|(?!\[…)[^\s"'`<>,;&)\]}]+)/gi;

/**
 * Browsers repeat what they could not read as JSON, with the quotes that are in it. The first quote decides, so that a text
 * full of them is not searched again from each.
 */
const notJson = /^([^"]*)"[^]*"(?=(?:\.{3})? is not valid JSON)|^([^]*?JSON Parse error: [^"]*)"[^]*"/;

/** Longer texts are not looked at to their end: a report is a line, not a log. */
const longestInput = 4_000;

function firstPart(text: string): string {
  return text.length <= longestInput ? text : text.slice(0, longestInput).replace(/\S*$/, '');
}

/**
 * Text as a report may carry it: one line of at most `longest` characters without tokens, mail addresses, hosts, query
 * values, long numbers and words that somebody may have typed. `scrubbed(scrubbed(x))` is `scrubbed(x)`. [F-16]
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

/** A stack is its newest frames; one of them is rarely longer than this. */
const mostFrames = 12;
const longestFrame = 240;

const isFrame = (line: string) => /^\s*at\s/.test(line) || /@\S*:\d+:\d+\s*$/.test(line);

/** The newest frames of a stack, scrubbed, a line each; its first line, the message, is not among them. */
export function scrubbedStack(stack: string, longest: number): string {
  const frames = stack
    .split('\n')
    // The message is among the lines, and may be of any length.
    .filter((line) => line.length <= longestInput && isFrame(line))
    .slice(0, mostFrames)
    .map((line) => scrubbed(line, longestFrame));
  while (frames.join('\n').length > longest) frames.pop();
  return frames.join('\n');
}
