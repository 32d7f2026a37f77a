/**
 * The builders that schemas outside this package are made of. Areas have no zod of their own: they use this one, which
 * the shell brings. A builder added here is a new minor version of this package.
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
export type { core, infer, input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
