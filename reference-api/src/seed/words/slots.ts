/** German numbers are in Swiss notation. */
export type Words = readonly { en: string; de: string }[];

/** Each fits after "driven by" and «dank». */
export const drivers: Words = [
  { en: 'stronger pricing', de: 'höherer Preise' },
  { en: 'lower input costs', de: 'tieferer Materialkosten' },
  { en: 'a recovery in Asia', de: 'der Erholung in Asien' },
  { en: 'solid demand in North America', de: 'solider Nachfrage in Nordamerika' },
  { en: 'the service business', de: 'des Servicegeschäfts' },
  { en: 'a full order book', de: 'eines vollen Auftragsbuchs' },
  { en: 'new products', de: 'neuer Produkte' },
  { en: 'the efficiency programme', de: 'des Effizienzprogramms' },
  { en: 'recent acquisitions', de: 'der jüngsten Zukäufe' },
  { en: 'a better product mix', de: 'eines besseren Produktmixes' },
];

/** Each fits after "despite" and «trotz». */
export const burdens: Words = [
  { en: 'the strong franc', de: 'starkem Franken' },
  { en: 'weak demand in Germany', de: 'schwacher Nachfrage in Deutschland' },
  { en: 'higher wages', de: 'höherer Löhne' },
  { en: 'destocking', de: 'Lagerabbau' },
  { en: 'rising interest costs', de: 'steigender Zinskosten' },
  { en: 'tougher competition', de: 'härterer Konkurrenz' },
  { en: 'delayed projects', de: 'verschobener Projekte' },
  { en: 'higher freight rates', de: 'höherer Frachtraten' },
];

export const periods: Words = [
  { en: 'first-quarter', de: 'im ersten Quartal' },
  { en: 'first-half', de: 'im ersten Halbjahr' },
  { en: 'third-quarter', de: 'im dritten Quartal' },
  { en: 'full-year', de: 'im Gesamtjahr' },
];

/** The same periods, for «der Bericht …». */
export const reports: Words = [
  { en: 'first-quarter', de: 'zum ersten Quartal' },
  { en: 'first-half', de: 'zum ersten Halbjahr' },
  { en: 'third-quarter', de: 'zum dritten Quartal' },
  { en: 'full-year', de: 'zum Gesamtjahr' },
];

export const regions: Words = [
  { en: 'Switzerland', de: 'Schweiz' },
  { en: 'the euro area', de: 'Eurozone' },
  { en: 'the United States', de: 'USA' },
  { en: 'China', de: 'China' },
  { en: 'Japan', de: 'Japan' },
  { en: 'the United Kingdom', de: 'Grossbritannien' },
];

export const indicators: Words = [
  { en: 'Inflation', de: 'Inflation' },
  { en: 'Industrial production', de: 'Industrieproduktion' },
  { en: 'Retail sales', de: 'Detailhandelsumsätze' },
  { en: 'Consumer sentiment', de: 'Konsumentenstimmung' },
  { en: 'The labour market', de: 'Arbeitsmarkt' },
  { en: 'Purchasing managers', de: 'Einkaufsmanager' },
  { en: 'Exports', de: 'Exporte' },
  { en: 'Housing starts', de: 'Wohnbau' },
];

export const currencies: Words = [
  { en: 'EUR/CHF', de: 'EUR/CHF' },
  { en: 'USD/CHF', de: 'USD/CHF' },
  { en: 'EUR/USD', de: 'EUR/USD' },
  { en: 'GBP/CHF', de: 'GBP/CHF' },
  { en: 'USD/JPY', de: 'USD/JPY' },
];

export const tenors: Words = [
  { en: 'four-year', de: 'Vierjährige' },
  { en: 'five-year', de: 'Fünfjährige' },
  { en: 'seven-year', de: 'Siebenjährige' },
  { en: 'eight-year', de: 'Achtjährige' },
  { en: 'ten-year', de: 'Zehnjährige' },
];
