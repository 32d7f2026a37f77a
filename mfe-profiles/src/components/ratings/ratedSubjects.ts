/** What is rated, as the wire names it. */
export type RatedSubject = 'Equity' | 'Bonds' | 'ESG';
