import type { Language } from '@portal/contract';

/** The legal page of documents, and the disclaimer's text. */
export const notices: Record<Language, { heading: string; paragraphs: string[] }> = {
  en: {
    heading: 'Disclaimer and legal notes',
    paragraphs: [
      'This document is a demonstration. Companies, analysts, figures and opinions in it are invented; it is no investment advice, no offer and no recommendation to buy or sell.',
      'The information is meant for the recipient alone. It may not be passed on or published, in whole or in part, without the consent of the issuer.',
      'Past performance is no indication of future returns. Estimates rest on assumptions that may prove wrong, and may be changed at any time without notice.',
      'Analysts are paid independently of the results of investment banking. They hold no securities of the companies they cover.',
      'Ratings are relative to the sector over the coming twelve months. A list of all ratings and their changes is available on request.',
      'Swiss law applies. The place of jurisdiction is Zurich.',
    ],
  },
  de: {
    heading: 'Disclaimer und rechtliche Hinweise',
    paragraphs: [
      'Dieses Dokument dient der Demonstration. Die darin genannten Unternehmen, Personen, Zahlen und Meinungen sind erfunden; es ist keine Anlageberatung, kein Angebot und keine Empfehlung zum Kauf oder Verkauf.',
      'Die Angaben sind ausschliesslich für die Empfängerin oder den Empfänger bestimmt. Sie dürfen ohne Zustimmung der Herausgeberin weder ganz noch teilweise weitergegeben oder veröffentlicht werden.',
      'Die bisherige Entwicklung lässt keinen Schluss auf künftige Renditen zu. Schätzungen beruhen auf Annahmen, die sich als falsch erweisen können, und können jederzeit ohne Ankündigung geändert werden.',
      'Die Vergütung der Analystinnen und Analysten ist unabhängig vom Ergebnis des Investmentbankings. Sie halten keine Titel der von ihnen analysierten Unternehmen.',
      'Einstufungen gelten relativ zum Sektor für die nächsten zwölf Monate. Eine Liste aller Einstufungen und ihrer Änderungen ist auf Anfrage erhältlich.',
      'Es gilt schweizerisches Recht. Gerichtsstand ist Zürich.',
    ],
  },
};
