/** Publication types, by their values, that are studies: long pieces, not updates, comments or tables. */
export const studyTypes: readonly string[] = ['Unternehmensstudie', 'Kreditanalyse', 'Spezialstudie'];
