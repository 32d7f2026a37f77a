import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'shell.title': 'Research-Portal',
  'shell.titleOfPage': '{page} – Research-Portal',

  'shell.header.logo': 'Research-Portal: Startseite',
  'shell.header.skip': 'Zum Inhalt springen',
  'shell.header.menu': 'Menü',
  'shell.header.pages': 'Seiten',
  'shell.header.language': 'Sprache',
  'shell.header.account': 'Konto von {name}',
  'shell.header.logout': 'Abmelden',
  'shell.header.newTab': '(öffnet in einem neuen Tab)',
  'shell.header.unnamed': 'Konto',

  'shell.search.label': 'Gesamtes Research durchsuchen',
  'shell.search.placeholder': 'Research durchsuchen',
  'shell.search.toggle': 'Suchen',

  'shell.language.notSaved': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',

  'shell.missedPress': '«{name}» ist auf dieser Seite nicht verfügbar.',
  'shell.missedPress.unnamed': 'Ihre Auswahl ist auf dieser Seite nicht verfügbar.',

  'shell.session.otherClient': 'Sie sind jetzt als {name} angemeldet.',

  'shell.footer.copyright': '© {year} Research-Portal. Alle Rechte vorbehalten.',
  'shell.footer.disclaimer': 'Disclaimer',
  'shell.footer.overrides': 'Overrides',

  'shell.download.opening': 'Ihr Dokument wird geöffnet',
  'shell.download.opening.lead':
    'Es erscheint gleich an dieser Stelle. Falls nichts erscheint, wurde es vielleicht bei Ihren Downloads gespeichert.',
  'shell.download.missing': 'Dieser Link ist unvollständig',
  'shell.download.missing.lead':
    'Er sagt nicht, welches Dokument geöffnet werden soll. Bitte öffnen Sie ihn nochmals aus der ursprünglichen E-Mail oder Seite.',
  'shell.download.refused': 'Dieser Link führt zu keinem Dokument',
  'shell.download.refused.lead':
    'Das Portal öffnet nur eigene Dokumente. Bitte prüfen Sie, woher der Link stammt, oder suchen Sie das Dokument im Portal.',
  'shell.download.signedOut':
    'Wir konnten Ihre Identität nicht bestätigen, deshalb wurden Sie abgemeldet. Bitte melden Sie sich erneut an, um das Dokument zu öffnen.',

  'shell.error.kicker': 'Fehler {code}',
  'shell.error.404': 'Wir konnten diese Seite nicht finden.',
  'shell.error.404.lead': 'Die Adresse enthält vielleicht einen Tippfehler, oder die Seite wurde verschoben.',
  'shell.error.401': 'Sie sind nicht berechtigt, auf diese Seite zuzugreifen.',
  'shell.error.401.subscription': 'Ihr Abonnement umfasst keinen Zugang zu dieser Seite.',
  'shell.error.403': 'Sie sind nicht berechtigt, diese Seite aufzurufen.',
  'shell.error.500': 'Bei der Verarbeitung Ihrer Anfrage ist ein unerwarteter Fehler aufgetreten.',
  'shell.error.500.lead': 'Bitte versuchen Sie es in einigen Minuten erneut.',
  'shell.error.default': 'Etwas ist schiefgelaufen, bitte laden Sie die Seite neu.',
  'shell.error.unentitled': 'Kein Zugriff – ungültiges Abonnement',
  'shell.error.unentitled.lead':
    'Dieser Inhalt liegt ausserhalb Ihrer Berechtigungen. Bitte wenden Sie sich an die Kundenbetreuung unseres Teams:',
  'shell.error.unentitled.unidentified':
    'Wir konnten Sie nicht identifizieren. Bitte wenden Sie sich an das Team.',
  'shell.error.unentitled.noAccess':
    'Sie haben keinen Zugang zu diesem Inhalt. Bitte wenden Sie sich an das Team.',
  'shell.error.unentitled.expired':
    'Ihr Zugang ist abgelaufen. Bitte wenden Sie sich an das Team, um ihn zu erneuern.',
  'shell.error.home': 'Zur Startseite',
  'shell.error.login': 'Anmelden',
  'shell.error.oops': 'Hoppla!',
  'shell.error.oops.text': 'Etwas ist schiefgelaufen, bitte laden Sie die Seite neu',
  'shell.error.refresh': 'Seite neu laden',

  'shell.retired.title': '{area} ist derzeit nicht verfügbar',
  'shell.retired.lead':
    'Dieser Teil des Portals ist vorübergehend abgeschaltet; Ihr Link ist in Ordnung. Alles andere funktioniert wie gewohnt.',

  'shell.area.title': 'Diese Seite konnte nicht geladen werden',
  'shell.area.text': 'Alles andere funktioniert wie gewohnt. Bitte versuchen Sie es gleich noch einmal.',
  'shell.area.details': '{remote} {version} · {environment}',
  'shell.area.auth': 'Die Anmeldung',
  'shell.area.libraries': 'Das Research',
  'shell.area.profiles': 'Das Profil',
  'shell.area.team-coverage': 'Der Bereich Team und Coverage',
  'shell.area.preferences': 'Der Bereich Einstellungen',
  'shell.area.other': 'Diese Seite',
};
