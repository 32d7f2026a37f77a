import type { BothLanguages } from '../team/writeBio.ts';

/** Head offices of the bank's own coverage. */
export const townsAtHome: readonly BothLanguages[] = [
  { en: 'Zurich', de: 'Zürich' },
  { en: 'Basel', de: 'Basel' },
  { en: 'Geneva', de: 'Genf' },
  { en: 'Lucerne', de: 'Luzern' },
  { en: 'St. Gallen', de: 'St. Gallen' },
  { en: 'Winterthur', de: 'Winterthur' },
  { en: 'Lausanne', de: 'Lausanne' },
  { en: 'Zug', de: 'Zug' },
  { en: 'Schaffhausen', de: 'Schaffhausen' },
  { en: 'Lugano', de: 'Lugano' },
];

/** Head offices of the partner bank's coverage. */
export const townsAbroad: readonly BothLanguages[] = [
  { en: 'Hamburg', de: 'Hamburg' },
  { en: 'Munich', de: 'München' },
  { en: 'Lyon', de: 'Lyon' },
  { en: 'Utrecht', de: 'Utrecht' },
  { en: 'Leeds', de: 'Leeds' },
  { en: 'Gothenburg', de: 'Göteborg' },
  { en: 'Milan', de: 'Mailand' },
  { en: 'Boston', de: 'Boston' },
];

export const strengths: readonly BothLanguages[] = [
  {
    en: 'The founding families still hold about a third of the votes, which has kept the dividend steady and takeovers small.',
    de: 'Die Gründerfamilien halten noch rund einen Drittel der Stimmen; das hat die Dividende stetig und die Zukäufe klein gehalten.',
  },
  {
    en: 'It sells mostly to long-standing customers under framework contracts, so sales are easier to forecast than margins.',
    de: 'Verkauft wird vor allem an langjährige Kunden mit Rahmenverträgen; der Umsatz lässt sich daher besser voraussagen als die Marge.',
  },
  {
    en: 'Five years ago the group split off its weakest division. What remained earns less in good years and far more in bad ones.',
    de: 'Vor fünf Jahren hat sich die Gruppe von ihrer schwächsten Sparte getrennt. Was blieb, verdient in guten Jahren weniger und in schlechten deutlich mehr.',
  },
  {
    en: 'Research and development takes a larger share of sales than at its peers, and new products make up a quarter of orders.',
    de: 'Forschung und Entwicklung beanspruchen einen grösseren Teil des Umsatzes als bei den Mitbewerbern; neue Produkte machen einen Viertel der Bestellungen aus.',
  },
  {
    en: 'The balance sheet carries hardly any debt since the last capital increase, and management looks for acquisitions at home.',
    de: 'Die Bilanz ist seit der letzten Kapitalerhöhung nahezu schuldenfrei, und die Unternehmensleitung sucht Zukäufe im Heimmarkt.',
  },
];

/** Risks to watch. */
export const questions: readonly BothLanguages[] = [
  {
    en: 'The next two years depend on whether the new plant reaches its planned output without another delay.',
    de: 'Die nächsten zwei Jahre hängen davon ab, ob das neue Werk die geplante Auslastung ohne weitere Verzögerung erreicht.',
  },
  {
    en: 'We watch working capital most closely: it has grown faster than sales for three half-years.',
    de: 'Am genauesten verfolgen wir das Umlaufvermögen: Es ist drei Halbjahre lang schneller gewachsen als der Umsatz.',
  },
  {
    en: 'A change at the head of the group is due next year, and the successor will inherit an ambitious margin target.',
    de: 'Im nächsten Jahr steht ein Wechsel an der Spitze an; die Nachfolge übernimmt ein ehrgeiziges Margenziel.',
  },
  {
    en: 'Currencies remain the largest risk to our estimates, since costs arise in Swiss francs and half of the income does not.',
    de: 'Das grösste Risiko für unsere Schätzungen bleiben die Währungen: Die Kosten fallen in Franken an, die Hälfte der Erträge nicht.',
  },
];
