import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'libraries.highlights.name': 'Heutige Highlights',
  'libraries.highlights.empty':
    'Heute wurden leider noch keine Inhalte publiziert. Ältere Publikationen finden Sie über die «Stichwortsuche».',
  'libraries.highlights.assetClass': 'Anlageklasse',
  'libraries.highlights.equity': 'Aktien',
  'libraries.highlights.fixedIncome': 'Anleihen',
  'libraries.highlights.markets': 'Märkte',
  'libraries.highlights.sorting': 'Datum / Zeit',
  'libraries.highlights.sorting.desc': 'Absteigend (neueste zuerst)',
  'libraries.highlights.sorting.asc': 'Aufsteigend (älteste zuerst)',
  'libraries.highlights.dmo': 'Heutiges DMO herunterladen',
  'libraries.highlights.dmo.name': 'Daily Market Opinion',
  'libraries.highlights.dmo.notPublished':
    'Das heutige Daily Market Opinion wurde noch nicht publiziert. Bitte versuchen Sie es später erneut.',
  'libraries.highlights.dmo.unavailable': 'Das Daily Market Opinion ist zurzeit nicht verfügbar.',
  'libraries.preview.name': 'Dokumentvorschau',
  'libraries.preview.frame': 'Vorschau: {title}',
  'libraries.preview.download': 'Herunterladen',
  'libraries.equities': 'Aktien',
  'libraries.fixedIncome': 'Anleihen',
  'libraries.international': 'International',
  'libraries.markets': 'Märkte',
  'libraries.realEstate': 'Immobilien',
  'libraries.allResearch': 'Alle Publikationen',
  'libraries.results': 'Treffer für «{term}»',
};
