export const en = {
  'shell.title': 'Research Portal',
  'shell.titleOfPage': '{page} – Research Portal',

  'shell.header.logo': 'Research Portal: start page',
  'shell.header.skip': 'Skip to the content',
  'shell.header.menu': 'Menu',
  'shell.header.pages': 'Pages',
  'shell.header.language': 'Language',
  'shell.header.account': 'Account of {name}',
  'shell.header.logout': 'Logout',
  'shell.header.newTab': '(opens in a new tab)',
  'shell.header.unnamed': 'Account',

  'shell.search.label': 'Search all research',
  'shell.search.placeholder': 'Search research',
  'shell.search.toggle': 'Search',

  'shell.language.notSaved': 'Something went wrong. Please try again.',

  'shell.missedPress': '“{name}” is not available on this page.',
  'shell.missedPress.unnamed': 'Your choice is not available on this page.',

  'shell.session.otherClient': 'You are now logged in as {name}.',

  'shell.footer.copyright': '© {year} Research Portal. All rights reserved.',
  'shell.footer.disclaimer': 'Disclaimer',
  'shell.footer.overrides': 'Overrides',

  'shell.download.opening': 'Opening your document',
  'shell.download.opening.lead':
    'It will appear here in a moment. If it does not, check your downloads: it may have been saved there.',
  'shell.download.missing': 'This link is incomplete',
  'shell.download.missing.lead':
    'It does not say which document to open. Please open it again from the original e-mail or page.',
  'shell.download.refused': 'This link does not lead to a document',
  'shell.download.refused.lead':
    'The portal opens its own documents only. Please check where the link comes from, or look for the document in the portal.',
  'shell.download.signedOut':
    'We could not confirm who you are, so you were logged out. Please log in again to open the document.',

  'shell.error.kicker': 'Error {code}',
  'shell.error.404': 'We could not find this page.',
  'shell.error.404.lead': 'The address may be mistyped, or the page may have moved.',
  'shell.error.401': 'You are not authorized to access this page.',
  'shell.error.401.subscription': 'Your subscription level does not provide access to this page.',
  'shell.error.403': 'You are not entitled to navigate to this page.',
  'shell.error.500': 'An unexpected error occurred while processing your request.',
  'shell.error.500.lead': 'Please try again in a few minutes.',
  'shell.error.default': 'Something went wrong, please try refreshing the page.',
  'shell.error.unentitled': 'No access – invalid subscription',
  'shell.error.unentitled.lead':
    'This content falls outside your entitlements. Please contact the sales representative of the team:',
  'shell.error.unentitled.unidentified': 'We could not identify you. Please contact the team.',
  'shell.error.unentitled.noAccess': 'You have no access to this content. Please contact the team.',
  'shell.error.unentitled.expired': 'Your access has expired. Please contact the team to renew it.',
  'shell.error.home': 'Go to the start page',
  'shell.error.login': 'Login',
  'shell.error.oops': 'Oops!',
  'shell.error.oops.text': 'Something went wrong, please try refreshing the page',
  'shell.error.refresh': 'Refresh the page',

  'shell.retired.title': '{area} is currently not available',
  'shell.retired.lead':
    'This part of the portal is switched off for now, so there is nothing wrong with your link. Everything else works as usual.',

  'shell.area.title': 'This page could not be loaded',
  'shell.area.text': 'Everything else works as usual. Please try again in a moment.',
  'shell.area.details': '{remote} {version} · {environment}',
  'shell.area.auth': 'Login',
  'shell.area.libraries': 'Research',
  'shell.area.profiles': 'The profile',
  'shell.area.team-coverage': 'Team and coverage',
  'shell.area.preferences': 'Your settings',
  'shell.area.other': 'This page',
} as const;
