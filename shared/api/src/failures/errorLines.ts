const mostLines = 5;
const longestLine = 200;
const deepestNesting = 4;

/** What a program wrote for programs: a frame of a stack, a piece of JSON or of a page. */
const notASentence = /^(at\s.+[:)]|[{[<]|\w*(Error|Exception)\b.*:)/;

/** The word by which some servers begin a sentence that is meant for a person. */
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
 * The sentences in what a server calls `errors`, whatever its shape: a string, a list, an object of lists, nested ones.
 * At most five lines of at most 200 characters, none twice; nothing for nothing and for what is no sentence, such as
 * numbers, JSON or a stack. They are text: put them on the page as text only.
 */
export function errorLines(errors: unknown): string[] {
  return [...new Set(collect(errors, 0).map(shorten))].slice(0, mostLines);
}

/** What an answer's body calls `errors`; undefined when it has none or is no object at all. */
export function errorsIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
}
