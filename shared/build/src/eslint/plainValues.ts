const written = 'Write the properties or elements themselves: a spread of a literal groups nothing.';

/** Spreads and patterns of literals, which hide what an object or a list has. */
export const plainValues = [
  { selector: 'ObjectExpression > SpreadElement > ObjectExpression', message: written },
  {
    selector: ':matches(ArrayExpression, CallExpression) > SpreadElement > ArrayExpression',
    message: written,
  },
  {
    selector: "VariableDeclarator[id.type='ArrayPattern'][init.type='ArrayExpression']",
    message: 'Declare one variable after the other.',
  },
];

/** In packages for browsers; the others are still to be rewritten. */
export const conditionalSpread = {
  selector: 'ObjectExpression > SpreadElement > :matches(ConditionalExpression, LogicalExpression)',
  message:
    'Write the property: an undefined one is not sent, stored or compared. Where it would replace a default, assign it in an if.',
};

/** Still to be rewritten: with the SQL of the lists, and with the table of filters. */
export const notYetPlain = [
  'reference-api/src/areas/{publication,following,texts,filters,list,companies}/**',
  'reference-api/src/bench/**',
  'shared/research/src/filters/**',
  'shared/build/src/compared/**',
  'platform/src/bench-faults/**',
];
