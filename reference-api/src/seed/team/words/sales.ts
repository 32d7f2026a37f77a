import type { BioWords } from '../writeBio.ts';

export const salesPast: BioWords = [
  {
    en: '[She|He] joined the bank in {year} after ten years on the buy side in {place} and still thinks like a portfolio manager.',
    de: '[Sie|Er] kam {year} nach zehn Jahren auf der Käuferseite in {place} zur Bank und denkt noch immer wie [eine Portfoliomanagerin|ein Portfoliomanager].',
  },
  {
    en: 'A degree in {degree} led [her|him] to the trading floor in {place}, and from there to clients.',
    de: 'Ein Studium in {degree} führte [sie|ihn] in den Handel nach {place} und von dort zur Kundschaft.',
  },
  {
    en: '[She|He] started as an analyst in {year} and changed sides because [she|he] preferred the conversation to the spreadsheet.',
    de: '[Sie|Er] begann {year} im Research und wechselte die Seite, weil [ihr|ihm] das Gespräch lieber war als die Tabelle.',
  },
  {
    en: 'Raised in {place}, [she|he] studied {degree} and has worked in three languages ever since.',
    de: '[Sie|Er] ist in {place} aufgewachsen, hat {degree} studiert und arbeitet seither in drei Sprachen.',
  },
];

export const salesTouch: BioWords = [
  {
    en: 'On the first Thursday of the month [she|he] runs our breakfast for investors, where analysts have six minutes and questions have twenty.',
    de: 'Am ersten Donnerstag im Monat leitet [sie|er] unser Frühstück für Anleger: sechs Minuten für die Analyse, zwanzig für die Fragen.',
  },
  {
    en: 'Outside the bank [she|he] sings in a chamber choir and has never missed a rehearsal on results day.',
    de: 'Neben der Bank singt [sie|er] in einem Kammerchor und hat auch an Resultattagen noch keine Probe verpasst.',
  },
  {
    en: '[She|He] is deputy to the head of the desk and trains the juniors who join us every autumn.',
    de: '[Sie|Er] vertritt die Leitung des Desks und bildet die Nachwuchskräfte aus, die jeden Herbst zu uns stossen.',
  },
];

export const zurichNames = [
  'Sandra Wyss',
  'Marc Bonvin',
  'Nadine Frei',
  'Roger Zumstein',
  'Laura Piaget',
  'Thomas Gerber',
  'Isabelle Rochat',
  'Kevin Stalder',
] as const;

export const londonNames = ['Eleanor Hartley', 'James Whitcombe', 'Priya Raman', 'Oliver Penrose'] as const;

export const bondNames = [
  'Christian Arnold',
  'Monika Seiler',
  'Stefan Hug',
  'Barbara Lanz',
  'Patrick Nussbaum',
  'Helena Costa',
  'Adrian Vogt',
] as const;
