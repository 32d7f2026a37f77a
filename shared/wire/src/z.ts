/**
 * The schema builders for other packages. Areas use these from the shell instead of their own zod. A new one is a new
 * minor version of this package.
 */
export {
  _default,
  array,
  boolean,
  coerce,
  enum,
  extend,
  gt,
  int,
  iso,
  literal,
  maximum,
  minimum,
  minLength,
  NEVER,
  nullable,
  nullish,
  number,
  object,
  omit,
  optional,
  pipe,
  record,
  refine,
  regex,
  string,
  transform,
  union,
  unknown,
} from 'zod/mini';
export type { core, infer, input, output, ZodMiniObject, ZodMiniType, ZodMiniUndefined } from 'zod/mini';
