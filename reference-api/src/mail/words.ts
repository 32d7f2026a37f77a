import type { Language } from '@portal/contract';

export interface MailWords {
  subject: string;
  text: string;
  link: string;
  /** Absent if the link does not expire. */
  validity?: string;
  unasked: string;
}

interface Phrases {
  portal: string;
  greeting: (name: string) => string;
  /** Above the full link, for programs that show no button. */
  copy: string;
  automatic: string;
  reset_password: MailWords;
  passwordless_login: MailWords;
  invitation: MailWords;
  password_changed: (day: string, time: string) => MailWords;
}

const en: Phrases = {
  portal: 'Research Portal',
  greeting: (name) => `Dear ${name}`,
  copy: 'If the link does not open, copy this address into your browser:',
  automatic: 'This message was sent automatically. Please do not reply to it.',
  reset_password: {
    subject: 'Reset your password',
    text: 'You asked to reset your password for the Research Portal. With this link you set a new one.',
    link: 'Set a new password',
    validity:
      'The link is valid for 10 minutes and can be used once. Only the newest link you asked for is valid.',
    unasked: 'If you did not ask for this, there is nothing you need to do: your password stays as it is.',
  },
  passwordless_login: {
    subject: 'Your link to log in',
    text: 'You asked for a link to the Research Portal. It logs you in without a password.',
    link: 'Log in',
    validity:
      'The link is valid for 10 minutes and can be used once. Only the newest link you asked for is valid.',
    unasked: 'If you did not ask for this, please delete this message and do not share the link.',
  },
  invitation: {
    subject: 'Your access to the Research Portal',
    text: 'Your contact at the bank has given you access to the Research Portal. With this link you set your password; your username is this e-mail address.',
    link: 'Set your password',
    validity: 'The link is valid for 7 days and can be used once.',
    unasked:
      'If you did not expect this, there is nothing you need to do. If the link has expired, you get a new one on the login page, where you reset your password.',
  },
  password_changed: (day, time) => ({
    subject: 'Your Research Portal password was changed',
    text: `Your Research Portal password was changed on ${day} at ${time} (Zurich). You have been logged out everywhere. Please log in with the new password.`,
    link: 'Reset password',
    unasked: 'If this was not you, please reset your password at once and tell your contact at the bank.',
  }),
};

const de: Phrases = {
  portal: 'Research-Portal',
  greeting: (name) => `Guten Tag ${name}`,
  copy: 'Falls sich der Link nicht öffnet, kopieren Sie diese Adresse in Ihren Browser:',
  automatic: 'Diese Nachricht wurde automatisch versandt. Bitte antworten Sie nicht darauf.',
  reset_password: {
    subject: 'Passwort zurücksetzen',
    text: 'Sie möchten Ihr Passwort für das Research-Portal zurücksetzen. Mit diesem Link legen Sie ein neues fest.',
    link: 'Neues Passwort festlegen',
    validity:
      'Der Link ist 10 Minuten gültig und kann einmal verwendet werden. Gültig ist nur der neuste Link, den Sie angefordert haben.',
    unasked:
      'Falls Sie dies nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  passwordless_login: {
    subject: 'Ihr Link für die Anmeldung',
    text: 'Sie haben einen Link zum Research-Portal angefordert. Er meldet Sie ohne Passwort an.',
    link: 'Anmelden',
    validity:
      'Der Link ist 10 Minuten gültig und kann einmal verwendet werden. Gültig ist nur der neuste Link, den Sie angefordert haben.',
    unasked:
      'Falls Sie dies nicht angefordert haben, löschen Sie bitte diese Nachricht und geben Sie den Link niemandem weiter.',
  },
  invitation: {
    subject: 'Ihr Zugang zum Research-Portal',
    text: 'Ihre Ansprechperson bei der Bank hat Ihnen einen Zugang zum Research-Portal eingerichtet. Mit diesem Link legen Sie Ihr Passwort fest. Ihr Benutzername ist diese E-Mail-Adresse.',
    link: 'Passwort festlegen',
    validity: 'Der Link ist 7 Tage gültig und kann einmal verwendet werden.',
    unasked:
      'Falls Sie dies nicht erwartet haben, müssen Sie nichts tun. Ist der Link abgelaufen, erhalten Sie auf der Anmeldeseite einen neuen, indem Sie das Passwort zurücksetzen.',
  },
  password_changed: (day, time) => ({
    subject: 'Ihr Passwort für das Research-Portal wurde geändert',
    text: `Ihr Passwort für das Research-Portal wurde am ${day} um ${time} Uhr (Zürich) geändert. Sie wurden überall abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.`,
    link: 'Passwort zurücksetzen',
    unasked:
      'Falls Sie das nicht waren, setzen Sie Ihr Passwort bitte sofort zurück und informieren Sie Ihre Ansprechperson bei der Bank.',
  }),
};

export const phrases: Record<Language, Phrases> = { en, de };
