import type { BioWords } from '../writeBio.ts';

/** `{fields}` are the analyst's sectors. */
export const equityWork: BioWords = [
  {
    en: '{first} covers {fields}. [She|He] has followed most of these companies through two full cycles and knows their plants as well as their balance sheets.',
    de: '{first} betreut die Bereiche {fields}. Die meisten dieser Unternehmen begleitet [sie|er] seit zwei vollen Zyklen und kennt ihre Werke so gut wie ihre Bilanzen.',
  },
  {
    en: 'Since {year} {first} has been responsible for {fields}. [Her|His] models start from orders and capacity, not from last year’s growth rate.',
    de: 'Seit {year} verantwortet {first} die Bereiche {fields}. [Ihre|Seine] Modelle beginnen bei Aufträgen und Kapazitäten, nicht bei der Wachstumsrate des Vorjahres.',
  },
  {
    en: '{first} writes on {fields}. Clients value that [she|he] says early when a thesis no longer holds.',
    de: '{first} schreibt über {fields}. Kundinnen und Kunden schätzen, dass [sie|er] früh sagt, wenn eine These nicht mehr trägt.',
  },
  {
    en: '{first} leads our work on {fields} and speaks with around sixty management teams a year.',
    de: '{first} leitet unsere Arbeit in den Bereichen {fields} und spricht jedes Jahr mit rund sechzig Geschäftsleitungen.',
  },
  {
    en: 'The companies in {first}’s care come from {fields}. Small and mid caps are where [she|he] spends most of [her|his] time.',
    de: 'Die Unternehmen, die {first} betreut, stammen aus den Bereichen {fields}. Die meiste Zeit widmet [sie|er] kleineren und mittleren Titeln.',
  },
  {
    en: '{first} looks after {fields}. In [her|his] research, pricing power and the use of free cash flow decide more than the next quarter.',
    de: '{first} ist für {fields} zuständig. In [ihrem|seinem] Research zählen Preismacht und die Verwendung des freien Cashflows mehr als das nächste Quartal.',
  },
  {
    en: 'For {fields}, {first} is the person to call. [She|He] keeps [her|his] own record of guidance given and guidance met, which goes back to {year}.',
    de: 'Für {fields} ist {first} die erste Adresse. Über abgegebene und eingehaltene Prognosen führt [sie|er] seit {year} selbst Buch.',
  },
];

export const creditWork: BioWords = [
  {
    en: '{first} analyses issuers from {fields}. [She|He] asks of every bond who is paid first, out of what, and what could change that.',
    de: '{first} analysiert Emittenten aus den Bereichen {fields}. Bei jeder Anleihe fragt [sie|er], wer woraus zuerst bezahlt wird und was daran etwas ändern könnte.',
  },
  {
    en: 'Since {year} {first} has assigned credit ratings in {fields}. Liquidity and covenants get as much room in [her|his] reports as leverage.',
    de: 'Seit {year} vergibt {first} Schuldnerratings in den Bereichen {fields}. Liquidität und Vertragsklauseln erhalten in [ihren|seinen] Berichten so viel Raum wie die Verschuldung.',
  },
  {
    en: '{first} follows Swiss franc borrowers in {fields}, from the first issue to redemption.',
    de: '{first} begleitet Schuldner in Schweizer Franken aus den Bereichen {fields}, von der Erstemission bis zur Rückzahlung.',
  },
  {
    en: 'In {fields}, {first} compares what the bond market pays with what the balance sheet is worth. Where the two differ, [she|he] writes.',
    de: 'In den Bereichen {fields} vergleicht {first}, was der Anleihenmarkt bezahlt und was die Bilanz hergibt. Wo beides auseinanderliegt, schreibt [sie|er].',
  },
];

export const researchPast: BioWords = [
  {
    en: 'Before joining us [she|he] spent six years in the audit of industrial groups. [She|He] holds a degree in {degree} and is a CFA charterholder.',
    de: 'Zuvor prüfte [sie|er] sechs Jahre lang Industriekonzerne. [Sie|Er] hat {degree} studiert und trägt den Titel CFA.',
  },
  {
    en: '[She|He] began [her|his] career in the treasury of a family-owned company in {place}, studied {degree} and moved to research in {year}.',
    de: '[Ihre|Seine] Laufbahn begann in der Treasury eines Familienunternehmens in {place}. Nach dem Studium in {degree} wechselte [sie|er] {year} ins Research.',
  },
  {
    en: 'After [her|his] studies in {degree} [she|he] worked for a pension fund in {place}. That is why [she|he] writes the way investors read: conclusion first.',
    de: 'Nach dem Studium in {degree} arbeitete [sie|er] bei einer Pensionskasse in {place}. Darum schreibt [sie|er] so, wie Anleger lesen: die Folgerung zuerst.',
  },
  {
    en: '[She|He] studied {degree} in {place} and worked in corporate finance for four years, where [she|he] learnt to read a prospectus from the back.',
    de: '[Sie|Er] hat in {place} {degree} studiert und vier Jahre in der Unternehmensfinanzierung gearbeitet, wo [sie|er] Prospekte von hinten zu lesen lernte.',
  },
  {
    en: 'Trained in {degree}, [she|he] came to the bank in {year} from a consultancy in {place}.',
    de: 'Mit einem Abschluss in {degree} kam [sie|er] {year} von einer Unternehmensberatung in {place} zur Bank.',
  },
  {
    en: '[She|He] joined as a trainee in {year}, left for a hedge fund in {place} and came back four years later. [She|He] holds a master’s degree in {degree}.',
    de: '[Sie|Er] trat {year} als Trainee ein, ging zu einem Hedgefonds nach {place} und kehrte nach vier Jahren zurück. [Sie|Er] hat einen Master in {degree}.',
  },
  {
    en: 'A degree in {degree} and eight years in product development at a supplier near {place} came before the first research report.',
    de: 'Vor dem ersten Researchbericht standen ein Studium in {degree} und acht Jahre in der Entwicklung eines Zulieferers bei {place}.',
  },
];

export const researchTouch: BioWords = [
  {
    en: 'Every spring [she|he] hosts our field trip to {place}, three days of factory floors and good questions.',
    de: 'Jeden Frühling führt [sie|er] unsere Reise nach {place}: drei Tage Fabrikhallen und gute Fragen.',
  },
  {
    en: '[She|He] lectures on company valuation at a university of applied sciences and speaks German, English and French.',
    de: '[Sie|Er] unterrichtet Unternehmensbewertung an einer Fachhochschule und spricht Deutsch, Englisch und Französisch.',
  },
  {
    en: 'Away from the desk [she|he] is usually found on skis or, once the snow has gone, on a racing bicycle.',
    de: 'Wenn [sie|er] nicht am Pult sitzt, steht [sie|er] auf den Ski oder sitzt, sobald der Schnee weg ist, auf dem Rennvelo.',
  },
  {
    en: '[She|He] sits on our rating committee and chairs the working group on sustainability disclosures.',
    de: '[Sie|Er] gehört unserem Ratingausschuss an und leitet die Arbeitsgruppe zur Nachhaltigkeitsberichterstattung.',
  },
  {
    en: 'Clients reach [her|him] best before the market opens. After that [she|he] is, by [her|his] own account, reading footnotes.',
    de: 'Am besten erreicht man [sie|ihn] vor Börsenbeginn. Danach liest [sie|er] nach eigener Aussage Fussnoten.',
  },
];

export const degrees: BioWords = [
  { en: 'economics', de: 'Volkswirtschaft' },
  { en: 'banking and finance', de: 'Banking und Finance' },
  { en: 'mechanical engineering', de: 'Maschinenbau' },
  { en: 'accounting', de: 'Rechnungswesen' },
  { en: 'chemistry', de: 'Chemie' },
  { en: 'mathematics', de: 'Mathematik' },
  { en: 'industrial management', de: 'Betriebswirtschaft' },
  { en: 'law and economics', de: 'Recht und Wirtschaft' },
];

/** Places of study. */
export const places: BioWords = [
  { en: 'St. Gallen', de: 'St. Gallen' },
  { en: 'Lausanne', de: 'Lausanne' },
  { en: 'Winterthur', de: 'Winterthur' },
  { en: 'Basel', de: 'Basel' },
  { en: 'London', de: 'London' },
  { en: 'Lugano', de: 'Lugano' },
  { en: 'Munich', de: 'München' },
  { en: 'Bern', de: 'Bern' },
  { en: 'Milan', de: 'Mailand' },
  { en: 'Vienna', de: 'Wien' },
  { en: 'Geneva', de: 'Genf' },
];
