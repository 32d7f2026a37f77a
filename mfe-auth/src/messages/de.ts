import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'auth.login.title': 'Anmelden',
  'auth.login.lead': 'Research für unsere Kundschaft.',
  'auth.login.username': 'Benutzername',
  'auth.login.password': 'Passwort',
  'auth.login.remember': 'Angemeldet bleiben',
  'auth.login.submit': 'Anmelden',
  'auth.login.forgotten': 'Passwort vergessen? <a>Jetzt zurücksetzen</a>',
  'auth.login.passwordless': 'Ohne Passwort anmelden',
  'auth.login.questions': 'Fragen? Schreiben Sie unserem <a>Research-Team</a>.',
  'auth.login.dataProtection': 'Datenschutzrichtlinie',
  'auth.login.privacy': 'Datenschutzerklärung',
  'auth.login.missing': 'Bitte geben Sie Benutzername und Passwort ein',
  'auth.login.refused':
    'Ihre E-Mail-Adresse oder Ihr Passwort ist nicht korrekt. Falls Sie sich nicht an Ihr Passwort erinnern, können Sie es <a>jetzt zurücksetzen</a>.',
  'auth.login.failed': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'auth.login.tooMany': 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'auth.login.cookies':
    'Ihr Browser hat die Anmeldung nicht behalten. Das Portal benötigt Cookies: Bitte lassen Sie diese zu und versuchen Sie es erneut.',
  'auth.coming.reset.title': 'Passwort zurücksetzen',
  'auth.coming.reset.offer': 'Sie erhalten per E-Mail einen Link, über den Sie ein neues Passwort festlegen.',
  'auth.coming.passwordless.title': 'Ohne Passwort anmelden',
  'auth.coming.passwordless.offer': 'Sie erhalten per E-Mail einen Link, der Sie einmalig anmeldet.',
  'auth.coming.change.title': 'Passwort ändern',
  'auth.coming.change.offer': 'Hier legen Sie mit Ihrem bisherigen Passwort ein neues fest.',
  'auth.coming.back': 'Zurück zur Anmeldung',
};
