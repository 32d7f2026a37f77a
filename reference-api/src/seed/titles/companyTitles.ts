import type { TitlePair } from '../publicationTypes.ts';

export const studyTitles: readonly TitlePair[] = [
  {
    en: '{company}: Margin of {high}% within reach by {nextYear}',
    de: '{company}: Marge von {high}% bis {nextYear} in Reichweite',
  },
  {
    en: '{company}: A closer look at the next growth phase',
    de: '{company}: Die nächste Wachstumsphase im Blick',
  },
  {
    en: '{company}: Why the market underestimates cash generation',
    de: '{company}: Warum der Markt die Mittelzuflüsse unterschätzt',
  },
  {
    en: '{company}: The new strategy put to the test',
    de: '{company}: Die neue Strategie auf dem Prüfstand',
  },
  {
    en: '{company}: Balance sheet leaves room for acquisitions',
    de: '{company}: Bilanz bietet Spielraum für Zukäufe',
  },
  { en: '{company}: Quality at a fair price', de: '{company}: Qualität zum fairen Preis' },
  {
    en: '{company}: Initiation of coverage – a niche leader',
    de: '{company}: Aufnahme der Abdeckung – führend in der Nische',
  },
  {
    en: '{company}: What automation means for returns',
    de: '{company}: Was Automatisierung für die Rendite bedeutet',
  },
];

export const updateTitles: readonly TitlePair[] = [
  {
    en: '{company}: {period} sales up {low}% despite {burden}',
    de: '{company}: Umsatz {period} um {low}% höher, trotz {burden}',
  },
  {
    en: '{company}: EBIT above expectations, driven by {driver}',
    de: '{company}: EBIT über den Erwartungen dank {driver}',
  },
  {
    en: '{company}: Guidance confirmed, dividend raised',
    de: '{company}: Ausblick bestätigt, Dividende erhöht',
  },
  {
    en: '{company}: {period} figures in line, outlook cautious',
    de: '{company}: Zahlen {period} im Rahmen, Ausblick vorsichtig',
  },
  {
    en: '{company}: Capital markets day – targets for {nextYear} raised',
    de: '{company}: Kapitalmarkttag – Ziele für {nextYear} erhöht',
  },
  { en: '{company}: Order intake grows by {low}%', de: '{company}: Auftragseingang wächst um {low}%' },
  {
    en: '{company}: Free cash flow surprises, net debt falls',
    de: '{company}: Freier Cashflow überrascht, Nettoverschuldung sinkt',
  },
  {
    en: '{company}: Estimates trimmed by {low}% after {period} report',
    de: '{company}: Schätzungen nach dem Bericht {report} um {low}% gesenkt',
  },
  {
    en: '{company}: Management meeting leaves a confident impression',
    de: '{company}: Zuversichtlicher Eindruck nach dem Treffen mit dem Management',
  },
];

export const flashTitles: readonly TitlePair[] = [
  {
    en: '{company} wins major order worth CHF {million} million',
    de: '{company} gewinnt Grossauftrag über CHF {million} Mio.',
  },
  { en: '{company} appoints new chief financial officer', de: '{company} ernennt neue Finanzchefin' },
  {
    en: '{company} buys competitor for CHF {million} million',
    de: '{company} kauft Mitbewerber für CHF {million} Mio.',
  },
  { en: '{company} launches share buyback', de: '{company} lanciert Aktienrückkauf' },
  { en: '{company} sells non-core unit', de: '{company} verkauft Randbereich' },
  { en: '{company} opens plant in Poland', de: '{company} eröffnet Werk in Polen' },
  {
    en: '{company} lowers guidance for the current year',
    de: '{company} senkt Prognose für das laufende Jahr',
  },
];

export const modelTitles: readonly TitlePair[] = [
  {
    en: '{company}: Financial model after the {period} report',
    de: '{company}: Finanzmodell nach dem Bericht {report}',
  },
  {
    en: '{company}: Valuation model with new cost of capital',
    de: '{company}: Bewertungsmodell mit neuen Kapitalkosten',
  },
  {
    en: '{company}: Segment estimates to {nextYear}',
    de: '{company}: Schätzungen nach Segmenten bis {nextYear}',
  },
];

export const sectorTitles: readonly TitlePair[] = [
  { en: '{sector}: Volumes stabilise, prices hold', de: '{sector}: Mengen stabil, Preise halten' },
  {
    en: '{sector}: Who gains from lower input costs?',
    de: '{sector}: Wer profitiert von tieferen Materialkosten?',
  },
  { en: '{sector}: Preview of the reporting season', de: '{sector}: Vorschau auf die Berichtssaison' },
  { en: '{sector}: Three favourites for {nextYear}', de: '{sector}: Drei Favoriten für {nextYear}' },
  { en: '{sector}: Consolidation gathers pace', de: '{sector}: Konsolidierung gewinnt an Fahrt' },
  {
    en: '{sector}: Valuations back at their ten-year average',
    de: '{sector}: Bewertungen zurück im Zehnjahresmittel',
  },
  { en: '{sector}: Takeaways from our conference', de: '{sector}: Erkenntnisse aus unserer Konferenz' },
];
