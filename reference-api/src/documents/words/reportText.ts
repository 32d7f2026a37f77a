import type { Language } from '@portal/contract';
import { germanRatings } from '#seed/titles/ratingTitles.ts';

/** `{s}` is the subject, `{n}` a number. */
interface ReportText {
  author: string;
  page: string;
  published: string;
  keyPointsHeading: string;
  rating: string;
  notRated: string;
  /** Only those worded differently than on the wire. */
  ratings: Partial<Record<string, string>>;
  keyPoints: readonly string[];
  headings: readonly string[];
  sentences: readonly string[];
  tableCaption: string;
  tableRows: readonly string[];
  chartCaption: string;
  estimate: string;
}

const english: ReportText = {
  author: 'Analyst',
  page: 'Page',
  published: 'Published',
  keyPointsHeading: 'Key points',
  rating: 'Rating',
  notRated: 'Not rated',
  ratings: {},
  keyPoints: [
    'Organic growth of {n}% in the reporting period, slightly ahead of our estimate.',
    'Operating leverage improves; we expect a further {n} basis points over two years.',
    'The balance sheet is sound: net debt stands at {n}% of equity.',
    'Main risk: a weaker order intake in the second half of the year.',
    'Our estimates for the coming two years change by less than {n}%.',
    'Valuation reflects the cyclical recovery only in part.',
  ],
  headings: ['Assessment', 'Business development', 'Estimates and valuation', 'Opportunities and risks'],
  sentences: [
    'Seen over the cycle, {s} has held its position better than most comparable names.',
    'Demand has stabilised since the spring, and visibility has improved noticeably.',
    'In our view the consensus still underrates the effect of the measures already taken.',
    'We expect growth of {n}% for the current year and a slight acceleration thereafter.',
    'Currency effects are likely to cost about {n} basis points, a little less than in the year before.',
    'Working capital was reduced, which supported cash generation.',
    'Management confirmed its medium-term targets and spoke of a good start to the quarter.',
    'Price increases could be passed on almost in full, although with a delay of some months.',
    'Competition remains intense in standard products, much less so in the speciality segment.',
    'The investment programme will be completed next year; depreciation then rises by {n}%.',
    'A scenario with interest rates half a point higher would lower our fair value by {n}%.',
    'Compared with its own ten-year average, the valuation of {s} contains a discount of {n}%.',
    'The next reporting date will show whether the improvement is broadly based.',
    'For long-term investors the present level offers a balanced relation of risk and return.',
  ],
  tableCaption: 'Key figures, in CHF million unless stated otherwise',
  tableRows: [
    'Sales',
    'Growth in %',
    'EBITDA',
    'EBIT',
    'EBIT margin in %',
    'Net profit',
    'Free cash flow',
    'Net debt',
    'Equity ratio in %',
  ],
  chartCaption: 'Total return over 36 months, indexed (start = 100)',
  estimate: 'E',
};

const german: ReportText = {
  author: 'Analyse',
  page: 'Seite',
  published: 'Publiziert',
  keyPointsHeading: 'Das Wichtigste in Kürze',
  rating: 'Einstufung',
  notRated: 'Nicht bewertet',
  ratings: germanRatings,
  keyPoints: [
    'Organisches Wachstum von {n}% in der Berichtsperiode, etwas mehr als von uns geschätzt.',
    'Die operative Hebelwirkung nimmt zu; wir erwarten weitere {n} Basispunkte in zwei Jahren.',
    'Die Bilanz ist solide: Die Nettoverschuldung beträgt {n}% des Eigenkapitals.',
    'Hauptrisiko: ein schwächerer Auftragseingang in der zweiten Jahreshälfte.',
    'Unsere Schätzungen für die nächsten zwei Jahre ändern sich um weniger als {n}%.',
    'Die Bewertung bildet die konjunkturelle Erholung erst teilweise ab.',
  ],
  headings: ['Einschätzung', 'Geschäftsgang', 'Schätzungen und Bewertung', 'Chancen und Risiken'],
  sentences: [
    'Über den Zyklus betrachtet hat sich {s} besser gehalten als die meisten vergleichbaren Titel.',
    'Die Nachfrage hat sich seit dem Frühling stabilisiert, und die Visibilität ist spürbar besser geworden.',
    'Aus unserer Sicht unterschätzt der Konsens die Wirkung der bereits getroffenen Massnahmen.',
    'Für das laufende Jahr erwarten wir {n}% Wachstum und danach eine leichte Beschleunigung.',
    'Währungseffekte dürften rund {n} Basispunkte kosten, etwas weniger als im Vorjahr.',
    'Das Umlaufvermögen wurde abgebaut, was die Mittelzuflüsse stützte.',
    'Das Management bestätigte die mittelfristigen Ziele und sprach von einem guten Quartalsbeginn.',
    'Preiserhöhungen liessen sich fast vollständig weitergeben, wenn auch mit einigen Monaten Verzögerung.',
    'Der Wettbewerb bleibt bei Standardprodukten intensiv, bei Spezialitäten deutlich weniger.',
    'Das Investitionsprogramm wird nächstes Jahr abgeschlossen; die Abschreibungen steigen danach um {n}%.',
    'Ein halber Prozentpunkt höhere Zinsen würde unseren fairen Wert um {n}% senken.',
    'Gegenüber dem eigenen Zehnjahresmittel enthält die Bewertung von {s} einen Abschlag von {n}%.',
    'Die nächste Berichterstattung wird zeigen, ob die Verbesserung breit abgestützt ist.',
    'Langfristig orientierten Anlegern bietet das aktuelle Niveau ein ausgewogenes Verhältnis von Risiko und Ertrag.',
  ],
  tableCaption: 'Kennzahlen in Mio. CHF, wo nicht anders vermerkt',
  tableRows: [
    'Umsatz',
    'Wachstum in %',
    'EBITDA',
    'EBIT',
    'EBIT-Marge in %',
    'Reingewinn',
    'Freier Cashflow',
    'Nettoverschuldung',
    'Eigenfinanzierung in %',
  ],
  chartCaption: 'Gesamtrendite über 36 Monate, indexiert (Beginn = 100)',
  estimate: 'S',
};

export const reportText: Record<Language, ReportText> = { en: english, de: german };
