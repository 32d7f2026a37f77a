import { escapeMarkup } from '@portal/node';

/** Made only by `html`. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | undefined | readonly Part[];

/** Drops characters that reorder or hide text. */
const escaped = (text: string) => escapeMarkup(text.replace(/[\p{Cf}\p{Surrogate}]|(?![\n\t])\p{Cc}/gu, ''));

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === undefined) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

/** Escapes all values but Markup, so that no release data becomes part of the page. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((done, text, place) => done + textOf(parts[place - 1]) + text));
