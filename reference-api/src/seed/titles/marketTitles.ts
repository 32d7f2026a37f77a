import type { TitlePair } from '../publicationTypes.ts';

export const creditTitles: readonly TitlePair[] = [
  {
    en: '{company}: Credit profile benefits from lower leverage',
    de: '{company}: Kreditprofil profitiert von tieferer Verschuldung',
  },
  {
    en: '{company}: Refinancing of the {nextYear} maturity secured',
    de: '{company}: Refinanzierung der Fälligkeit {nextYear} gesichert',
  },
  {
    en: '{company}: Spread of {spread} basis points looks fair',
    de: '{company}: Aufschlag von {spread} Basispunkten erscheint fair',
  },
  { en: '{company}: Outlook changed to stable', de: '{company}: Ausblick neu stabil' },
  {
    en: '{company}: Interest cover above {multiple} times',
    de: '{company}: Zinsdeckung über {multiple}-fach',
  },
  { en: '{company}: Hybrid bond – call expected', de: '{company}: Hybridanleihe – Rückzahlung erwartet' },
];

export const newIssueTitles: readonly TitlePair[] = [
  {
    en: '{company} places {tenor} bond of CHF {million} million',
    de: '{company}: {tenor} Anleihe über CHF {million} Mio. platziert',
  },
  {
    en: '{company}: New {tenor} bond at {spread} basis points over swap',
    de: '{company}: Neue {tenor} mit {spread} Basispunkten über Swap',
  },
  {
    en: '{company} taps green bond by CHF {million} million',
    de: '{company} stockt grüne Anleihe um CHF {million} Mio. auf',
  },
];

export const bondOverviewTitles: readonly TitlePair[] = [
  {
    en: 'Swiss franc bonds: Relative value in {sector}',
    de: 'Frankenanleihen: Relative Bewertung – {sector}',
  },
  { en: 'Swiss franc bonds: New issues of the month', de: 'Frankenanleihen: Neuemissionen des Monats' },
  {
    en: 'Swiss franc bonds: Spread table by rating class',
    de: 'Frankenanleihen: Aufschläge nach Ratingklasse',
  },
];

export const economyTitles: readonly TitlePair[] = [
  {
    en: '{indicator} in focus: {region} at a turning point',
    de: '{indicator} im Fokus: {region} am Wendepunkt',
  },
  {
    en: '{region}: Growth forecast raised to {small}%',
    de: '{region}: Wachstumsprognose auf {small}% erhöht',
  },
  {
    en: '{region}: Central bank keeps policy rate unchanged',
    de: '{region}: Notenbank lässt Leitzins unverändert',
  },
  {
    en: '{region}: {indicator} – weaker than expected',
    de: '{region}: {indicator} – schwächer als erwartet',
  },
  {
    en: 'Monetary policy: What the minutes reveal on {region}',
    de: 'Geldpolitik: Was das Protokoll verrät – {region}',
  },
  { en: '{indicator}: Surprise in {region}', de: '{indicator}: Überraschung – {region}' },
];

export const ratesTitles: readonly TitlePair[] = [
  {
    en: '{currency}: Range of the past months intact',
    de: '{currency}: Bandbreite der vergangenen Monate intakt',
  },
  {
    en: '{currency}: Forecast for three and twelve months',
    de: '{currency}: Prognose auf drei und zwölf Monate',
  },
  {
    en: 'Swiss yield curve: Steeper, but not for long',
    de: 'Schweizer Zinskurve: Steiler, aber nicht für lange',
  },
  { en: 'Swap rates: {tenor} segment most attractive', de: 'Swapsätze: {tenor} am attraktivsten' },
  { en: 'Gold: Safe haven with {low}% potential', de: 'Gold: Sicherer Hafen mit {low}% Potenzial' },
  { en: 'Franc: Strength explained by {region}', de: 'Franken: Woher die Stärke kommt – {region}' },
];

export const strategyTitles: readonly TitlePair[] = [
  {
    en: 'Asset allocation: Overweight equities in {region}',
    de: 'Anlagetaktik: Aktien {region} übergewichtet',
  },
  { en: 'Investment strategy: Patience pays', de: 'Anlagestrategie: Geduld zahlt sich aus' },
  { en: 'Portfolio check: Dividends with substance', de: 'Portfoliocheck: Dividenden mit Substanz' },
  { en: 'Model portfolio: {sector} in, cash out', de: 'Musterportfolio: {sector} hinein, Liquidität hinaus' },
  {
    en: 'Weekly outlook: The calendar of the coming days',
    de: 'Wochenausblick: Die Termine der kommenden Tage',
  },
];

export const esgTitles: readonly TitlePair[] = [
  { en: '{company}: Emission targets validated', de: '{company}: Emissionsziele anerkannt' },
  { en: '{sector}: Water use under scrutiny', de: '{sector}: Wasserverbrauch unter der Lupe' },
  {
    en: '{company}: Governance improves, supply chain lags',
    de: '{company}: Führung besser, Lieferkette hinkt nach',
  },
  { en: '{sector}: Sustainability leaders compared', de: '{sector}: Die Nachhaltigsten im Vergleich' },
];

export const esgRatingTitles: readonly TitlePair[] = [
  { en: '{company}: What moves the ESG rating', de: '{company}: Was das ESG-Rating bewegt' },
  { en: '{company}: ESG rating under review', de: '{company}: ESG-Rating in Überprüfung' },
  { en: '{sector}: ESG ratings at a glance', de: '{sector}: ESG-Ratings im Überblick' },
];

export const specialTitles: readonly TitlePair[] = [
  {
    en: 'Swiss small and mid caps {year}: The complete survey',
    de: 'Schweizer Nebenwerte {year}: Die grosse Übersicht',
  },
  {
    en: '{sector} {nextYear}: Structural trends and their winners',
    de: '{sector} {nextYear}: Strukturelle Trends und ihre Gewinner',
  },
  {
    en: 'Family firms on the stock exchange: Long-term returns',
    de: 'Familienunternehmen an der Börse: Rendite über lange Zeit',
  },
  {
    en: 'Pension funds and their bonds: {sector} in focus',
    de: 'Pensionskassen und ihre Anleihen: {sector} im Fokus',
  },
];

export const dmoTitles: readonly TitlePair[] = [
  { en: 'Daily Market Opinion: In focus – {indicator}', de: 'Daily Market Opinion: Im Fokus – {indicator}' },
  {
    en: 'Daily Market Opinion: Calm start, busy calendar',
    de: 'Daily Market Opinion: Ruhiger Auftakt, voller Kalender',
  },
  { en: 'Daily Market Opinion: Eyes on {region}', de: 'Daily Market Opinion: Blick auf {region}' },
  { en: 'Daily Market Opinion: {sector} in demand', de: 'Daily Market Opinion: {sector} gesucht' },
];

/** Same topic as its Daily Market Opinion. */
export const headlineTitles: readonly TitlePair[] = dmoTitles.map(({ en, de }) => ({
  en: en.replace('Daily Market Opinion', 'Headlines of the day'),
  de: de.replace('Daily Market Opinion', 'Schlagzeilen des Tages'),
}));
