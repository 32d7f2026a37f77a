import type { Language } from '@portal/contract';

/** For numbers and plurals: British English, Swiss German. */
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

/** A part of a compiled message, as ICU's parser describes it; `type` is its number of the kind. */
interface MessagePart {
  type: number;
  value?: string;
  options?: Record<string, { value: readonly MessagePart[] }>;
  pluralType?: 'cardinal' | 'ordinal' | null;
  offset?: number;
  children?: readonly MessagePart[];
}

/** Text, or the parts of a message with values. */
export type CompiledMessage = string | readonly MessagePart[];

/** A tag's function makes something of what the tag encloses. */
type Value<Made> = string | number | ((enclosed: (string | Made)[]) => Made);

interface Formatting<Made> {
  language: Language;
  values: Readonly<Record<string, Value<Made>>>;
  /** What `#` stands for. */
  count?: number;
}

const kinds = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7, tag: 8 } as const;

/** Formats a compiled message. @throws for a missing value, and for a kind of part that no message has yet */
export const formatMessage = (message: CompiledMessage, formatting: Formatting<never>): string =>
  formatParts(message, formatting).join('');

/** The same, with what the functions of tags make. */
export function formatParts<Made>(message: CompiledMessage, formatting: Formatting<Made>): (string | Made)[] {
  if (typeof message === 'string') return [message];
  return message.flatMap((part) => partsOf(part, formatting));
}

function partsOf<Made>(part: MessagePart, formatting: Formatting<Made>): (string | Made)[] {
  const { type, value = '', options = {} } = part;
  if (type === kinds.literal) return [value];
  if (type === kinds.pound) return [numberIn(formatting.language, formatting.count)];
  const given = formatting.values[value];
  if (given === undefined) throw new Error(`A message needs a value for ${value}.`);
  switch (type) {
    case kinds.argument:
      return [String(given)];
    case kinds.number:
      return [numberIn(formatting.language, given)];
    case kinds.select:
      return formatParts((options[String(given)] ?? options['other'])?.value ?? '', formatting);
    case kinds.plural:
      return pluralOf(part, { ...formatting, count: Number(given) - (part.offset ?? 0) });
    case kinds.tag:
      return [taggedBy(given, formatParts(part.children ?? '', formatting))];
    default:
      throw new Error(`A part of a message is of the unknown kind ${type}.`);
  }
}

function taggedBy<Made>(make: Value<Made>, enclosed: (string | Made)[]): Made {
  if (typeof make !== 'function') throw new Error('A tag of a message needs a function.');
  return make(enclosed);
}

/** Making one takes longer than formatting with it. */
const made = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

function once<Made extends Intl.NumberFormat | Intl.PluralRules>(key: string, make: () => Made): Made {
  const known = (made.get(key) as Made | undefined) ?? make();
  made.set(key, known);
  return known;
}

const numberIn = (language: Language, value: unknown): string =>
  once(language, () => new Intl.NumberFormat(locales[language])).format(Number(value));

function pluralOf<Made>(part: MessagePart, formatting: Formatting<Made>): (string | Made)[] {
  const { options = {}, pluralType, value = '' } = part;
  const { language, values, count = 0 } = formatting;
  const type = pluralType ?? 'cardinal';
  const rules = once(language + type, () => new Intl.PluralRules(locales[language], { type }));
  const exact = options[`=${String(values[value])}`];
  const chosen = exact ?? options[rules.select(count)] ?? options['other'];
  return formatParts(chosen?.value ?? '', formatting);
}
