import type { Language } from '@portal/contract';
import type { NewsKind } from '../queue/mailRepository.ts';

interface NewsWords {
  /** Of a mail about one publication. */
  subject: (title: string) => string;
  digest: (kind: Exclude<NewsKind, 'publication'>, count: number) => string;
  intro: (count: number) => string;
  /** Above a single publication. */
  heading: string;
  open: string;
  /** Next to a publication in the language that the mail is not in. */
  language: Record<Language, string>;
  more: (count: number) => string;
  why: string;
  centre: string;
}

const en: NewsWords = {
  subject: (title) => `New research: ${title}`,
  digest: (kind, count) =>
    `Your ${kind} research overview: ${count} ${count === 1 ? 'publication' : 'publications'}`,
  intro: (count) =>
    count === 1
      ? 'A new publication matches your notification preferences.'
      : `${count} new publications match your notification preferences.`,
  heading: 'New research',
  open: 'Open publication',
  language: { en: 'English', de: 'German' },
  more: (count) => `and ${count} more in the Research Portal`,
  why: 'You receive this message because of your notification preferences. You can change them or turn these messages off at any time.',
  centre: 'Notification preferences',
};

const de: NewsWords = {
  subject: (title) => `Neue Publikation: ${title}`,
  digest: (kind, count) =>
    `Ihre ${kind === 'daily' ? 'Tagesübersicht' : 'Wochenübersicht'}: ${count} ${count === 1 ? 'Publikation' : 'Publikationen'}`,
  intro: (count) =>
    count === 1
      ? 'Eine neue Publikation entspricht Ihren Benachrichtigungen.'
      : `${count} neue Publikationen entsprechen Ihren Benachrichtigungen.`,
  heading: 'Neue Publikation',
  open: 'Publikation öffnen',
  language: { en: 'Englisch', de: 'Deutsch' },
  more: (count) => `und ${count} weitere im Research-Portal`,
  why: 'Sie erhalten diese Nachricht aufgrund Ihrer Einstellungen für Benachrichtigungen. Sie können diese jederzeit ändern oder die Nachrichten abstellen.',
  centre: 'Benachrichtigungen einstellen',
};

/** What mails about publications say, in both languages. */
export const newsWords: Record<Language, NewsWords> = { en, de };
