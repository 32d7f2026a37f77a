import type * as z from 'zod/mini';

/** One API call: the server validates with it, the API client parses with it, OpenAPI is generated from it. */
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
  /** False for calls of signed-out visitors. */
  authenticated: boolean;
  /** For operators of the portal, with a token that no client has. */
  forOperators?: true;
  query?: Query;
  body?: Body;
  /** What the reference API answers. */
  answer: Answer;
  /** The minimum the portal needs of an answer, read into what its pages use. @default the answer */
  reading?: Reading;
}

/** The schema with which the portal reads the answer. */
export function readingOf<Answer extends z.ZodMiniType, Reading extends z.ZodMiniType>({
  answer,
  reading,
}: Pick<Call<z.ZodMiniType, z.ZodMiniType, Answer, Reading>, 'answer' | 'reading'>): Reading {
  // Without a reading its type defaults to the answer's.
  return (reading ?? answer) as Reading;
}

/** A call as the server sees it, without the portal's reading. */
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
