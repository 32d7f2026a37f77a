/** Names of what is rated, by the type that the API gives. */
export const ratingKinds = {
  Equities: 'research.card.rating.Equity',
  Bonds: 'research.card.rating.Bonds',
  ESG: 'research.card.rating.ESG',
} as const;
