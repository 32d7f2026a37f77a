/** The words of language, terms and notifications. */
export const en = {
  'preferences.language.title': 'Preferred language',
  'preferences.language.offer.language': 'The language in which the portal and its e-mails speak to you.',
  'preferences.language.offer.terms': 'The privacy policy, to read and accept.',
  'preferences.notifications.title': 'Notification Centre',
  'preferences.notifications.offer.types':
    'Which publications you are notified of, by type, asset class and language.',
  'preferences.notifications.offer.subjects': 'The analysts, sectors and companies that you follow.',
} as const;
