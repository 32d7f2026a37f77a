/** The fonts are built into PDF readers and support umlauts. */
export const pdfStyle = {
  margin: 64,
  ink: '#1b2430',
  quiet: '#5b6673',
  hairline: '#c9d0d8',
  accent: '#12407a',
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
} as const;
