/** Without what is undefined: a condition whose value nobody gave. */
export const given = <Value>(...values: (Value | undefined)[]): Value[] =>
  values.filter((value) => value !== undefined);
