import type { Language } from '@portal/contract';
import type { NewsKind } from '../queue/mailRepository.ts';

export type Reason = 'preferences' | 'views' | 'both';

const enFits: Record<Reason, string> = {
  preferences: 'your notification preferences',
  views: 'your saved views',
  both: 'your notification preferences or saved views',
};

const deFits: Record<Reason, string> = {
  preferences: 'Ihren Benachrichtigungen',
  views: 'Ihren gespeicherten Ansichten',
  both: 'Ihren Benachrichtigungen oder gespeicherten Ansichten',
};

interface NewsWords {
  /** For a mail about one publication. */
  subject: (title: string) => string;
  /** Begins the subject of an overview. */
  digest: Record<Exclude<NewsKind, 'publication'>, string>;
  count: (count: number) => string;
  intro: (count: number, reason: Reason) => string;
  /** Above a single publication. */
  heading: string;
  open: string;
  /** Shown next to a publication in another language than the mail's. */
  language: Record<Language, string>;
  /** Leads to the edition in that language. */
  other: Record<Language, string>;
  more: (count: number) => string;
  /** Names the matching saved view. */
  view: (name: string) => string;
  why: Record<Reason, string>;
  settings: string;
  unsubscribe: string;
}

const en: NewsWords = {
  subject: (title) => `New research: ${title}`,
  digest: { daily: 'Your daily research overview', weekly: 'Your weekly research overview' },
  count: (count) => `${count} ${count === 1 ? 'publication' : 'publications'}`,
  intro: (count, reason) =>
    count === 1
      ? `A new publication matches ${enFits[reason]}.`
      : `${count} new publications match ${enFits[reason]}.`,
  heading: 'New research',
  open: 'Open publication',
  language: { en: 'English', de: 'German' },
  other: { en: 'Also in English', de: 'Also in German' },
  more: (count) => `and ${count} more in the Research Portal`,
  view: (name) => `View: ${name}`,
  why: {
    preferences:
      'You receive this message because of your notification preferences. You can change them or turn these messages off at any time.',
    views:
      'You receive this message because of a saved view. You can change that in the view, or turn these messages off at any time.',
    both: 'You receive this message because of your notification preferences and saved views. You can change them or turn these messages off at any time.',
  },
  settings: 'E-mail settings',
  unsubscribe: 'Unsubscribe',
};

const de: NewsWords = {
  subject: (title) => `Neue Publikation: ${title}`,
  digest: { daily: 'Ihre Tagesübersicht', weekly: 'Ihre Wochenübersicht' },
  count: (count) => `${count} ${count === 1 ? 'Publikation' : 'Publikationen'}`,
  intro: (count, reason) =>
    count === 1
      ? `Eine neue Publikation entspricht ${deFits[reason]}.`
      : `${count} neue Publikationen entsprechen ${deFits[reason]}.`,
  heading: 'Neue Publikation',
  open: 'Publikation öffnen',
  language: { en: 'Englisch', de: 'Deutsch' },
  other: { en: 'Auch auf Englisch', de: 'Auch auf Deutsch' },
  more: (count) => `und ${count} weitere im Research-Portal`,
  view: (name) => `Ansicht: ${name}`,
  why: {
    preferences:
      'Sie erhalten diese Nachricht aufgrund Ihrer Einstellungen für Benachrichtigungen. Sie können diese jederzeit ändern oder die Nachrichten abstellen.',
    views:
      'Sie erhalten diese Nachricht aufgrund einer gespeicherten Ansicht. Sie können das in der Ansicht jederzeit ändern oder die Nachrichten abstellen.',
    both: 'Sie erhalten diese Nachricht aufgrund Ihrer Einstellungen für Benachrichtigungen und gespeicherter Ansichten. Sie können diese jederzeit ändern oder die Nachrichten abstellen.',
  },
  settings: 'E-Mail-Einstellungen',
  unsubscribe: 'Abbestellen',
};

export const newsWords: Record<Language, NewsWords> = { en, de };
