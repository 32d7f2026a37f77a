import { escapeMarkup } from '@portal/node';

/** Text that is markup already, made by `html` alone. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | undefined | readonly Part[];

/** Characters that would turn lines around or hide in them go; the rest shows as it is. */
const escaped = (text: string) => escapeMarkup(text.replace(/[\p{Cf}\p{Surrogate}]|(?![\n\t])\p{Cc}/gu, ''));

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === undefined) return '';
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

/** Markup in which every value is text, unless it is markup itself: nothing of a release can become part of a page. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(strings.reduce((done, text, place) => done + textOf(parts[place - 1]) + text));
