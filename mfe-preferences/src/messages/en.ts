/** The words of language, terms and notifications. */
export const en = {
  'preferences.language.title': 'Preferred language',
  'preferences.language.heading': 'Please select your preferred portal language below.',
  'preferences.language.label': 'Portal language',
  'preferences.language.failed': 'Something went wrong. Please try again.',
  'preferences.language.loading': 'Loading your settings',
  'preferences.language.couldNotLoad': 'Your settings could not be loaded',
  'preferences.language.couldNotLoad.text': 'Nothing has been changed. Please try again in a moment.',

  'preferences.terms.lead': 'Before you go on, please read our privacy policy and accept it.',
  'preferences.terms.policy': 'Privacy policy',
  'preferences.terms.fullPolicy': 'Read the full privacy policy',
  'preferences.terms.newTab': '(opens in a new tab)',
  'preferences.terms.accept': 'Accept',

  'preferences.notifications.title': 'Notification Centre',
  'preferences.notifications.offer.types':
    'Which publications you are notified of, by type, asset class and language.',
  'preferences.notifications.offer.subjects': 'The analysts, sectors and companies that you follow.',
} as const;
