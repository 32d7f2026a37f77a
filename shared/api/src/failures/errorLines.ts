const mostLines = 5;
const longestLine = 200;
const deepestNesting = 4;

/** Text meant for programs: a stack frame, JSON or markup. */
const notASentence = /^(at\s.+[:)]|[{[<]|\w*(Error|Exception)\b.*:)/;

/** A prefix that some servers put before a sentence for users. */
const errorWord = /^(?:Validation)?Error:\s*/;

function shorten(line: string): string {
  const characters = Array.from(line);
  return characters.length <= longestLine
    ? line
    : `${characters
        .slice(0, longestLine - 1)
        .join('')
        .trimEnd()}…`;
}

function linesOfText(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim())
    .map((line) => line.replace(errorWord, ''))
    .filter((line) => line !== '' && !notASentence.test(line));
}

function collect(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return linesOfText(value);
  if (typeof value !== 'object' || value === null || depth > deepestNesting) return [];
  return Object.values(value).flatMap((part) => collect(part, depth + 1));
}

/**
 * The sentences in a server's `errors`, whatever its shape: a string, a list, nested objects. At most five distinct
 * lines of at most 200 characters, without numbers, JSON or stacks. Render as plain text only.
 */
export function errorLines(errors: unknown): string[] {
  return [...new Set(collect(errors, 0).map(shorten))].slice(0, mostLines);
}

/** Undefined if the body has no `errors` or is not an object. */
export function errorsIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
}
