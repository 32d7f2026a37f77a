import type { z } from 'zod';

/** One call of the API: the server validates with it, the client parses with it, OpenAPI is made from it. */
export interface Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Relative to the API base, without a leading slash. */
  path: string;
  summary: string;
  /** False for the calls that a signed-out visitor makes. */
  authenticated: boolean;
  /** For whoever runs the portal: by a token of their own, which no client has. */
  forOperators?: true;
  query?: Query;
  body?: Body;
  answer: Answer;
}

/** Keeps the schemas' exact types. */
export function call<
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodType,
>(definition: Call<Query, Body, Answer>): Call<Query, Body, Answer> {
  return definition;
}
