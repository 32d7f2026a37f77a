import type { Language } from '@portal/contract';

/** A part of a compiled message, as ICU's parser describes it; `type` is its number of the kind. */
interface MessagePart {
  type: number;
  value?: string;
  options?: Record<string, { value: readonly MessagePart[] }>;
  pluralType?: 'cardinal' | 'ordinal' | null;
  offset?: number;
}

/** Text, or the parts of a message with values. */
export type CompiledMessage = string | readonly MessagePart[];

interface Formatting {
  language: Language;
  values: Readonly<Record<string, string | number>>;
  /** What `#` stands for. */
  count?: number;
}

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-CH' };

const kinds = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 } as const;

/** Formats a compiled message. @throws for a kind of part that no message has yet */
export function formatMessage(message: CompiledMessage, formatting: Formatting): string {
  if (typeof message === 'string') return message;
  return message.map((part) => textOf(part, formatting)).join('');
}

const numberIn = ({ language }: Formatting, value: unknown): string =>
  new Intl.NumberFormat(locales[language]).format(Number(value));

function textOf(part: MessagePart, formatting: Formatting): string {
  const { type, value = '' } = part;
  const given = formatting.values[value];
  switch (type) {
    case kinds.literal:
      return value;
    case kinds.argument:
      return String(given);
    case kinds.number:
      return numberIn(formatting, given);
    case kinds.pound:
      return numberIn(formatting, formatting.count);
    case kinds.select:
      return formatMessage(
        part.options?.[String(given)]?.value ?? part.options?.['other']?.value ?? '',
        formatting,
      );
    case kinds.plural:
      return pluralOf(part, { ...formatting, count: Number(given) - (part.offset ?? 0) });
    default:
      throw new Error(`A part of a message is of the unknown kind ${type}.`);
  }
}

function pluralOf({ options = {}, pluralType, value = '' }: MessagePart, formatting: Formatting): string {
  const rules = new Intl.PluralRules(locales[formatting.language], { type: pluralType ?? 'cardinal' });
  const exact = options[`=${formatting.values[value]}`];
  const chosen = exact ?? options[rules.select(formatting.count ?? 0)] ?? options['other'];
  return formatMessage(chosen?.value ?? '', formatting);
}
