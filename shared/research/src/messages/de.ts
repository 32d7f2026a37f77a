import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'research.tile.notIncluded': 'Dieser Inhalt ist in Ihrem Abonnement nicht enthalten.',
  'research.tile.download': 'Herunterladen',
  'research.tile.downloadOf': 'Herunterladen: {title}',
  'research.tile.downloadFormatOf': '{format} herunterladen: {title}',
  'research.tile.tags': 'Schlagwörter',
  'research.tile.moreTags': '{count} weitere Schlagwörter',
  'research.tile.kind.pdf': 'PDF-Dokument',
  'research.tile.kind.image': 'Bild',
  'research.tile.kind.video': 'Video',
  'research.tile.kind.office': 'Office-Dokument',
  'research.tile.kind.document': 'Dokument',
  'research.noAccess.title': 'Kein Zugriff – ungültiges Abonnement',
  'research.noAccess.text':
    'Dieser Inhalt liegt ausserhalb Ihrer Berechtigungen. Bitte wenden Sie sich an die Kundenbetreuung unseres Teams:',
  'research.list.count': '{shown} von {max}',
  'research.list.empty':
    'Wir finden nicht, wonach Sie suchen. Versuchen Sie es mit einem anderen Suchbegriff oder Filter.',
  'research.list.limit': 'Zu viele Publikationen. Bitte verfeinern Sie Ihre Suche.',
  'research.list.end': 'Keine weiteren Publikationen verfügbar.',
  'research.list.failed': 'Die Publikationen konnten nicht geladen werden',
  'research.list.pageFailed': 'Weitere Publikationen konnten nicht geladen werden.',
  'research.download.failed': 'Das Dokument konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
};
