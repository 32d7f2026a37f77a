import type { Environment } from '@portal/wire';
import type { ErrorPage } from './errorPage.ts';

/** Revision 0 means nothing has been released yet. */
export interface Unavailable {
  environment: Environment['environment'];
  revision: number;
}

const again = { en: { words: 'Try again', href: '' }, de: { words: 'Erneut versuchen', href: '' } };

const toPortal = {
  en: { words: 'Go to the research portal', href: '/' },
  de: { words: 'Zum Research-Portal', href: '/' },
};

export const unavailablePage = ({ environment, revision }: Unavailable): ErrorPage => ({
  title: 'Research portal unavailable',
  en: {
    heading: 'The research portal is unavailable at the moment',
    text: 'We are sorry. Your account and your settings are not affected. Please try again in a few minutes.',
    link: again.en,
  },
  de: {
    heading: 'Das Research-Portal ist zurzeit nicht verfügbar',
    text: 'Wir bitten um Entschuldigung. Ihr Konto und Ihre Einstellungen sind nicht betroffen. Bitte versuchen Sie es in einigen Minuten erneut.',
    link: again.de,
  },
  footer: `Environment / Umgebung: ${environment}, revision ${revision === 0 ? '–' : revision}`,
});

/** For a document opened while the API does not answer. */
export const apiDownPage: ErrorPage = {
  title: 'Research portal: not available',
  en: {
    heading: 'This cannot be opened at the moment',
    text: 'The portal’s server does not answer. Please try again in a moment.',
    link: again.en,
  },
  de: {
    heading: 'Dies kann zurzeit nicht geöffnet werden',
    text: 'Der Server des Portals antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
    link: again.de,
  },
};

/** For an address that cannot be decoded. */
export const unreadableAddressPage: ErrorPage = {
  title: 'Research portal: address not readable',
  en: {
    heading: 'This address cannot be read',
    text: 'It may have been cut off or altered on its way. Please check the link you followed.',
    link: toPortal.en,
  },
  de: {
    heading: 'Diese Adresse ist nicht lesbar',
    text: 'Vielleicht wurde sie unterwegs abgeschnitten oder verändert. Bitte prüfen Sie den Link, dem Sie gefolgt sind.',
    link: toPortal.de,
  },
};
