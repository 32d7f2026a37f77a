import type * as z from 'zod/mini';

/** One call of the API: the server validates with it, the client parses with it, OpenAPI is made from it. */
export interface Call<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Reading extends z.ZodMiniType = Answer,
> {
  method: 'GET' | 'POST';
  /** Relative to the API base, without a leading slash. */
  path: string;
  summary: string;
  /** False for the calls that a signed-out visitor makes. */
  authenticated: boolean;
  /** For anyone who runs the portal: by a token of their own, which no client has. */
  forOperators?: true;
  query?: Query;
  body?: Body;
  /** What the reference API answers. */
  answer: Answer;
  /** The least of an answer that the portal goes on with, read into what its pages work with. @default the answer */
  reading?: Reading;
}

/** The schema by which the portal reads the answer of a call. */
export function readingOf<Answer extends z.ZodMiniType, Reading extends z.ZodMiniType>({
  answer,
  reading,
}: Pick<Call<z.ZodMiniType, z.ZodMiniType, Answer, Reading>, 'answer' | 'reading'>): Reading {
  // A call without a reading has the type of its answer for one: see the default.
  return (reading ?? answer) as Reading;
}

/** A call as its server sees it: how the portal reads the answer is no matter of it. */
export type ServedCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = Omit<Call<Query, Body, Answer>, 'reading'>;

/** Keeps the schemas' exact types. */
export function call<
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Reading extends z.ZodMiniType = Answer,
>(definition: Call<Query, Body, Answer, Reading>): Call<Query, Body, Answer, Reading> {
  return definition;
}
