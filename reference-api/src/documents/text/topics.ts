import type { Language } from '@portal/contract';

export const topics: readonly Record<Language, string>[] = [
  {
    en: 'Tariffs on steel and aluminium add to costs before they reach customers.',
    de: 'Zölle auf Stahl und Aluminium belasten die Kosten, bevor sie bei den Kunden ankommen.',
  },
  {
    en: 'Hydrogen remains an option for the next decade rather than a source of earnings.',
    de: 'Wasserstoff bleibt eine Option für das nächste Jahrzehnt und noch keine Ertragsquelle.',
  },
  {
    en: 'Data centres now account for the fastest growing part of the order book.',
    de: 'Rechenzentren sind inzwischen der am schnellsten wachsende Teil des Auftragsbestands.',
  },
  {
    en: 'A shortage of semiconductors would delay deliveries by a quarter at most.',
    de: 'Ein Mangel an Halbleitern würde die Auslieferungen höchstens um ein Quartal verzögern.',
  },
  {
    en: 'The pension fund is overfunded and needs no further contribution.',
    de: 'Die Pensionskasse weist eine Überdeckung auf und braucht keine weiteren Beiträge.',
  },
  {
    en: 'Heat pumps sell less well since subsidies were cut in neighbouring countries.',
    de: 'Wärmepumpen verkaufen sich schlechter, seit die Nachbarländer ihre Subventionen gekürzt haben.',
  },
  {
    en: 'Cyber insurance has become a standing item in the budget.',
    de: 'Die Cyberversicherung ist zu einem festen Posten im Budget geworden.',
  },
  {
    en: 'The share buyback resumes once the acquisition has been refinanced.',
    de: 'Das Aktienrückkaufprogramm wird fortgesetzt, sobald die Übernahme refinanziert ist.',
  },
  {
    en: 'Low water on the Rhine raised freight costs in late summer.',
    de: 'Niedrigwasser auf dem Rhein verteuerte im Spätsommer die Fracht.',
  },
  {
    en: 'Artificial intelligence shortens development, but the savings are passed on to customers.',
    de: 'Künstliche Intelligenz verkürzt die Entwicklung, doch die Einsparungen gehen an die Kunden.',
  },
  {
    en: 'The lawsuit in California was settled without an admission of guilt.',
    de: 'Die Klage in Kalifornien wurde ohne Schuldeingeständnis verglichen.',
  },
  {
    en: 'Covenants leave enough headroom even if refinancing becomes dearer.',
    de: 'Die Kreditklauseln lassen genügend Spielraum, selbst wenn die Refinanzierung teurer wird.',
  },
  {
    en: 'Vacancies in city-centre offices have stopped rising.',
    de: 'Der Leerstand in Büros an zentraler Lage steigt nicht mehr.',
  },
  {
    en: 'A lower mortgage reference rate would reach tenants with a lag of half a year.',
    de: 'Ein tieferer hypothekarischer Referenzzinssatz käme bei den Mietern mit einem halben Jahr Verzögerung an.',
  },
  {
    en: 'Succession on the board is settled; the chair steps down at the annual general meeting.',
    de: 'Die Nachfolge im Verwaltungsrat ist geregelt; das Präsidium wechselt an der Generalversammlung.',
  },
  {
    en: 'Counterfeits in online shops cost more than the company admits.',
    de: 'Fälschungen in Onlineshops kosten mehr, als das Unternehmen einräumt.',
  },
];
