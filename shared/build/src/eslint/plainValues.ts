/** Refused in tests, too. */
export const conditionalSpread = {
  selector: 'ObjectExpression > SpreadElement > :matches(ConditionalExpression, LogicalExpression)',
  message:
    'Write the property: an undefined one is not sent, stored or compared. Where it would replace a default, assign it in an if.',
};

const written = 'Write the properties or elements themselves: a spread of a literal groups nothing.';

/** Spreads and patterns of literals, which hide what an object or a list has. */
export const plainValues = [
  conditionalSpread,
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
