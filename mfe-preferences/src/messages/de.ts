import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'preferences.language.title': 'Bevorzugte Sprache',
  'preferences.language.heading': 'Bitte wählen Sie unten Ihre bevorzugte Portalsprache.',
  'preferences.language.label': 'Portalsprache',
  'preferences.language.failed': 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  'preferences.language.loading': 'Ihre Einstellungen werden geladen',
  'preferences.language.couldNotLoad': 'Ihre Einstellungen konnten nicht geladen werden',
  'preferences.language.couldNotLoad.text':
    'Es wurde nichts geändert. Bitte versuchen Sie es gleich noch einmal.',

  'preferences.subscription.title': 'Mein Abonnement',
  'preferences.subscription.lead': 'Was Ihr Abonnement umfasst und was nicht.',
  'preferences.subscription.included': 'Enthalten',
  'preferences.subscription.notIncluded': 'Nicht enthalten',
  'preferences.subscription.research': 'Research',
  'preferences.subscription.types': 'Arten von Research',
  'preferences.subscription.classes': 'Anlageklassen',
  'preferences.subscription.languages': 'Sprachen',
  'preferences.subscription.pages': 'Seiten',
  'preferences.subscription.coverage': 'Coverage',
  'preferences.subscription.team': 'Team',
  'preferences.subscription.profiles': 'Profile',
  'preferences.subscription.todaysHighlights': 'Heutige Highlights',
  'preferences.subscription.equities': 'Aktien',
  'preferences.subscription.equity': 'Aktien',
  'preferences.subscription.fixedIncome': 'Anleihen',
  'preferences.subscription.international': 'International',
  'preferences.subscription.markets': 'Märkte',
  'preferences.subscription.realEstate': 'Immobilien',
  'preferences.subscription.allResearch': 'Gesamtes Research',
  'preferences.subscription.corporateAccess': 'Corporate Access',
  'preferences.subscription.equityResearch': 'Aktienresearch',
  'preferences.subscription.creditResearch': 'Kreditresearch',
  'preferences.subscription.marketResearch': 'Marktresearch',
  'preferences.subscription.equitySalesZrh': 'Aktienverkauf Zürich',
  'preferences.subscription.equitySalesUk': 'Aktienverkauf UK',
  'preferences.subscription.fixedIncomeSales': 'Anleihenverkauf',
  'preferences.subscription.companyOverview': 'Unternehmen: Übersicht',
  'preferences.subscription.companyEquity': 'Unternehmen: Aktien',
  'preferences.subscription.companyFixedIncome': 'Unternehmen: Anleihen',
  'preferences.subscription.companyEsg': 'Unternehmen: ESG',
  'preferences.subscription.sectorEquity': 'Sektoren: Aktien',
  'preferences.subscription.sectorFixedIncome': 'Sektoren: Anleihen',
  'preferences.subscription.analystEquity': 'Analysten: Aktien',
  'preferences.subscription.analystFixedIncome': 'Analysten: Anleihen',
  'preferences.subscription.more': 'Wenn Sie mehr benötigen',
  'preferences.subscription.more.text':
    'Was nicht als enthalten aufgeführt ist, liegt ausserhalb Ihrer Berechtigungen. Bitte wenden Sie sich an die Kundenbetreuung unseres Teams:',

  'preferences.terms.lead':
    'Bevor es weitergeht: Bitte lesen und akzeptieren Sie unsere Datenschutzerklärung.',
  'preferences.terms.policy': 'Datenschutzerklärung',
  'preferences.terms.fullPolicy': 'Vollständige Datenschutzerklärung lesen',
  'preferences.terms.newTab': '(öffnet in einem neuen Tab)',
  'preferences.terms.accept': 'Akzeptieren',

  'preferences.notifications.title': 'Benachrichtigungen',
  'preferences.notifications.offer.types':
    'Über welche Publikationen Sie benachrichtigt werden, nach Art, Anlageklasse und Sprache.',
  'preferences.notifications.offer.subjects':
    'Die Analystinnen und Analysten, Sektoren und Unternehmen, denen Sie folgen.',
};
