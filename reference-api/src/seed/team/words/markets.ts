import type { Field } from '../Person.ts';

export const marketFields: readonly Field[] = [
  {
    name: { en: 'Economics', de: 'Konjunktur' },
    role: { en: 'Senior Economist', de: '[Leitende Ökonomin|Leitender Ökonom]' },
    work: {
      en: '{first} forecasts growth and inflation for Switzerland and the euro area. [Her|His] monthly survey of purchasing managers has moved with the business cycle since {year}.',
      de: '{first} prognostiziert Wachstum und Teuerung in der Schweiz und im Euroraum. [Ihre|Seine] monatliche Umfrage unter Einkaufsleitern zeichnet die Konjunktur seit {year} nach.',
    },
  },
  {
    name: { en: 'Interest Rates', de: 'Zinsen' },
    role: { en: 'Rates Strategist', de: '[Zinsstrategin|Zinsstratege]' },
    work: {
      en: '{first} follows central banks and the yield curves of the main currencies, and says each week what the market has priced in and what it has not.',
      de: '{first} verfolgt Notenbanken und die Zinskurven der Hauptwährungen und sagt jede Woche, was der Markt eingepreist hat und was nicht.',
    },
  },
  {
    name: { en: 'Currencies', de: 'Währungen' },
    role: { en: 'Currency Analyst', de: '[Währungsanalystin|Währungsanalyst]' },
    work: {
      en: '{first} writes on the Swiss franc and the currencies against which our clients hedge. Fair value comes first in [her|his] notes, positioning second.',
      de: '{first} schreibt über den Franken und die Währungen, gegen die sich unsere Kundschaft absichert. In [ihren|seinen] Kommentaren kommt zuerst der faire Wert, dann die Positionierung.',
    },
  },
  {
    name: { en: 'Commodities', de: 'Rohstoffe' },
    role: { en: 'Commodity Analyst', de: '[Rohstoffanalystin|Rohstoffanalyst]' },
    work: {
      en: '{first} covers energy, industrial metals and gold. [She|He] counts ships, stocks and smelters before [she|he] draws a chart.',
      de: '{first} betreut Energie, Industriemetalle und Gold. Bevor [sie|er] eine Grafik zeichnet, zählt [sie|er] Schiffe, Lager und Hütten.',
    },
  },
  {
    name: { en: 'Investment Strategy', de: 'Anlagestrategie' },
    role: { en: 'Investment Strategist', de: '[Anlagestrategin|Anlagestratege]' },
    work: {
      en: '{first} turns the house view into portfolios: how much equity, how long the bonds, how much in francs. The tactical allocation has been in [her|his] hands since {year}.',
      de: '{first} macht aus der Hausmeinung Portfolios: wie viel Aktien, wie lange Anleihen, wie viel in Franken. Die taktische Aufteilung liegt seit {year} in [ihren|seinen] Händen.',
    },
  },
];

/** Equity sales in Zurich. */
export const zurichFields: readonly Field[] = [
  {
    name: { en: 'Swiss Institutions', de: 'Schweizer Institutionelle' },
    role: {
      en: 'Head of Institutional Equity Sales',
      de: '[Leiterin|Leiter] institutioneller Aktienverkauf',
    },
    work: {
      en: '{first} looks after pension funds and insurers in German-speaking Switzerland. [She|He] reads every report on the morning it appears and calls only when it matters to the client.',
      de: '{first} betreut Pensionskassen und Versicherungen in der Deutschschweiz. [Sie|Er] liest jede Publikation am Morgen ihres Erscheinens und ruft nur an, wenn sie für die Kundin oder den Kunden zählt.',
    },
  },
  {
    name: { en: 'Western Switzerland', de: 'Westschweiz' },
    role: { en: 'Equity Sales', de: 'Aktienverkauf' },
    work: {
      en: 'Asset managers between Geneva and Neuchâtel are {first}’s clients. [She|He] brings [her|his] analysts along twice a year, always in French.',
      de: 'Vermögensverwalter zwischen Genf und Neuenburg sind die Kundschaft von {first}. Zweimal im Jahr bringt [sie|er] die Analysten mit, immer auf Französisch.',
    },
  },
  {
    name: { en: 'Corporate Access', de: 'Corporate Access' },
    role: { en: 'Corporate Access', de: 'Corporate Access' },
    work: {
      en: '{first} brings investors and companies to one table: roadshows, field trips and the conference in September, some nine hundred meetings a year.',
      de: '{first} bringt Anleger und Unternehmen an einen Tisch: Roadshows, Feldreisen und die Konferenz im September, rund neunhundert Treffen im Jahr.',
    },
  },
  {
    name: { en: 'Sales Trading', de: 'Sales Trading' },
    role: { en: 'Sales Trader', de: '[Sales-Traderin|Sales Trader]' },
    work: {
      en: '{first} works client orders in Swiss small and mid caps. Patience, [she|he] says, is the cheapest source of liquidity.',
      de: '{first} führt Kundenaufträge in kleineren und mittleren Schweizer Titeln aus. Geduld, sagt [sie|er], sei die billigste Quelle von Liquidität.',
    },
  },
];

/** Equity sales in London. */
export const londonFields: readonly Field[] = [
  {
    name: { en: 'UK Institutions', de: 'Institutionelle Grossbritannien' },
    role: { en: 'Head of Equity Sales UK', de: '[Leiterin|Leiter] Aktienverkauf Grossbritannien' },
    work: {
      en: '{first} introduces Swiss companies to funds in London and Edinburgh. Most of [her|his] clients own fewer than thirty shares and expect to know each one well.',
      de: '{first} bringt Schweizer Unternehmen den Fonds in London und Edinburgh näher. Die meisten [ihrer|seiner] Kunden halten weniger als dreissig Titel und wollen jeden davon gut kennen.',
    },
  },
  {
    name: { en: 'Hedge Funds', de: 'Hedgefonds' },
    role: { en: 'Equity Sales', de: 'Aktienverkauf' },
    work: {
      en: '{first} speaks with event-driven and long-short funds. [She|He] is known for a two-line summary at seven in the morning and for being right about what it leaves out.',
      de: '{first} spricht mit ereignisorientierten und Long-short-Fonds. Bekannt ist [sie|er] für zwei Zeilen um sieben Uhr morgens und dafür, zu Recht wegzulassen, was darin fehlt.',
    },
  },
  {
    name: { en: 'Corporate Access', de: 'Corporate Access' },
    role: { en: 'Corporate Access UK', de: 'Corporate Access Grossbritannien' },
    work: {
      en: '{first} plans the London leg of our roadshows, down to the taxi between two meetings.',
      de: '{first} plant den Londoner Teil unserer Roadshows, bis hin zum Taxi zwischen zwei Terminen.',
    },
  },
];

/** Fixed income sales, by currency. */
export const bondFields: readonly Field[] = [
  {
    name: { en: 'CHF', de: 'CHF' },
    role: { en: 'Fixed Income Sales CHF', de: 'Anleihenverkauf CHF' },
    work: {
      en: '{first} places new issues in Swiss francs with insurers, cantonal banks and pension funds. [She|He] knows who needs which maturity before the book opens.',
      de: '{first} platziert Neuemissionen in Franken bei Versicherungen, Kantonalbanken und Pensionskassen. Wer welche Laufzeit braucht, weiss [sie|er], bevor das Buch öffnet.',
    },
  },
  {
    name: { en: 'EUR', de: 'EUR' },
    role: { en: 'Fixed Income Sales EUR', de: 'Anleihenverkauf EUR' },
    work: {
      en: '{first} looks after buyers of euro bonds, from covered bonds to hybrids, and explains what the hedge back into francs leaves of the yield.',
      de: '{first} betreut Käufer von Euro-Anleihen, vom Pfandbrief bis zur Hybridanleihe, und erklärt, was die Absicherung in Franken von der Rendite übrig lässt.',
    },
  },
  {
    name: { en: 'USD', de: 'USD' },
    role: { en: 'Fixed Income Sales USD', de: 'Anleihenverkauf USD' },
    work: {
      en: '{first} trades ideas in dollar credit with family offices and funds. [Her|His] Friday list of ten bonds has been running since {year}.',
      de: '{first} bespricht Ideen in Dollar-Anleihen mit Family Offices und Fonds. [Ihre|Seine] Freitagsliste mit zehn Anleihen gibt es seit {year}.',
    },
  },
  {
    name: { en: 'GBP', de: 'GBP' },
    role: { en: 'Fixed Income Sales GBP', de: 'Anleihenverkauf GBP' },
    work: {
      en: '{first} covers sterling bonds and inflation-linked issues for Swiss holders of British liabilities.',
      de: '{first} betreut Sterling-Anleihen und inflationsgebundene Titel für Schweizer Halter britischer Verpflichtungen.',
    },
  },
];
