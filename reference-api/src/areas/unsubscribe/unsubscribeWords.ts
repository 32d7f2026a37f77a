import type { Language } from '@portal/contract';
import type { Delivery } from '@portal/wire';

interface UnsubscribeWords {
  portal: string;
  title: string;
  /** What the client gets now. */
  now: Record<Exclude<Delivery, 'none'>, string>;
  /** What stops, and what does not. */
  stops: string;
  stop: string;
  off: string;
  offText: string;
  undo: string;
  /** Where it is unknown what to undo. */
  on: Record<Exclude<Delivery, 'none'>, string>;
  settings: string;
  wrong: string;
  wrongText: string;
}

const en: UnsubscribeWords = {
  portal: 'Research Portal',
  title: 'E-mails about new research',
  now: {
    single:
      'You receive an e-mail for each new publication that matches your notification preferences or saved views.',
    daily:
      'Every morning, you receive an e-mail listing the new publications that match your notification preferences or saved views.',
    weekly:
      'Every Monday, you receive an e-mail listing the new publications that match your notification preferences or saved views.',
  },
  stops:
    'These e-mails will stop. Your preferences and saved views stay as they are, and you still receive e-mails about your account, such as a link to reset your password.',
  stop: 'Stop these e-mails',
  off: 'E-mails are turned off',
  offText: 'You will not receive any more e-mails about new research.',
  undo: 'Undo',
  on: {
    single: 'An e-mail for each publication',
    daily: 'One e-mail a day',
    weekly: 'One e-mail a week',
  },
  settings: 'E-mail settings in the Research Portal',
  wrong: 'This link is not valid',
  wrongText:
    'Please use the link from your most recent e-mail, or change your e-mail settings in the portal.',
};

const de: UnsubscribeWords = {
  portal: 'Research-Portal',
  title: 'E-Mails zu neuem Research',
  now: {
    single:
      'Sie erhalten eine E-Mail zu jeder neuen Publikation, die Ihren Benachrichtigungen oder gespeicherten Ansichten entspricht.',
    daily:
      'Sie erhalten jeden Morgen eine E-Mail mit den neuen Publikationen, die Ihren Benachrichtigungen oder gespeicherten Ansichten entsprechen.',
    weekly:
      'Sie erhalten jeden Montag eine E-Mail mit den neuen Publikationen, die Ihren Benachrichtigungen oder gespeicherten Ansichten entsprechen.',
  },
  stops:
    'Diese E-Mails werden abgestellt. Ihre Benachrichtigungen und Ansichten bleiben gespeichert, und E-Mails zu Ihrem Konto, zum Beispiel ein Link zum Zurücksetzen des Passworts, erhalten Sie weiterhin.',
  stop: 'Diese E-Mails abstellen',
  off: 'E-Mails sind abgestellt',
  offText: 'Sie erhalten keine E-Mails zu neuem Research mehr.',
  undo: 'Rückgängig machen',
  on: {
    single: 'Eine E-Mail pro Publikation',
    daily: 'Eine E-Mail pro Tag',
    weekly: 'Eine E-Mail pro Woche',
  },
  settings: 'E-Mail-Einstellungen im Research-Portal',
  wrong: 'Dieser Link ist ungültig',
  wrongText:
    'Bitte verwenden Sie den Link aus Ihrer neusten E-Mail, oder ändern Sie Ihre E-Mail-Einstellungen im Portal.',
};

export const unsubscribeWords: Record<Language, UnsubscribeWords> = { en, de };
