/** Refused in tests, too. */
export const conditionalSpread = {
  selector:
    ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > :matches(ConditionalExpression, LogicalExpression)',
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
  {
    selector: ':function > TSTypeAnnotation TSTupleType',
    message: 'Return an object: its properties have names.',
  },
  {
    selector:
      'ArrayExpression > SpreadElement > ConditionalExpression > ArrayExpression > :matches(TaggedTemplateExpression, CallExpression[callee.name=/^(?:in|is|followed|published)[A-Z]/])',
    message: 'Use given() of the API: it leaves out a condition that is undefined.',
  },
];
