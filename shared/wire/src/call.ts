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
  /** Parameters that an API may refuse: then the call is repeated without them. */
  droppable?: readonly string[] | undefined;
  /** What the reference API answers. */
  answer: Answer;
  /** The minimum the portal needs of an answer, read into what its pages use. @default the answer */
  reading?: Reading;
}

/** The schema with which the portal reads the answer. */
export function readingOf<Answer extends z.ZodMiniType, Reading extends z.ZodMiniType>(
  call: Pick<Call<z.ZodMiniType, z.ZodMiniType, Answer, Reading>, 'answer' | 'reading'>,
): Reading {
  // Without a reading its type defaults to the answer's. With one, browsers have no answer: it is cut.
  return (call.reading ?? call.answer) as Reading;
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

/** What conformance finds out about a bank's API before it asks a call. */
export type KnownFact = 'today' | 'tab' | 'docRef' | 'company' | 'sector' | 'analyst';

/** What only servers, documents and tests need. The build cuts it out of what browsers load. */
export interface Served<Query extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  summary: string;
  query: Query;
  answer: Answer;
  /** All parameters, with values that the demo data answer with 200. */
  sample: Parameters<Query>;
  /** Parameters that take another value at a bank's API. */
  known?: Partial<Record<keyof z.input<Query>, KnownFact>>;
  /**
   * An answer for where no API is: in the sample of a release, over what is made from the schema, and in tests of screens that are
   * not about the call. @default made from the schema; those tests have to answer it
   */
  example?: Partial<z.input<Answer>>;
  /** What clients miss with an API that does not know the call. Undefined: the portal needs it. */
  without?: string;
}

type Optional<In> = { [Name in keyof In]-?: undefined extends In[Name] ? Name : never }[keyof In];

/** What a caller gives: parsed values, of which defaults and optional ones may be missing. */
export type Parameters<Query extends z.ZodMiniType> = Omit<z.output<Query>, Optional<z.input<Query>>> & {
  [Name in Optional<z.input<Query>> & keyof z.output<Query>]?: z.output<Query>[Name] | undefined;
};

interface Declared<Query extends z.ZodMiniType, Answer extends z.ZodMiniType, Reading extends z.ZodMiniType> {
  path: string;
  reading: Reading;
  droppable?: readonly (keyof z.input<Query> & string)[];
  /** The call, or those of its parameters, that the documents do not have. @default none */
  beyond?: true | readonly (keyof z.input<Query> & string)[];
  served: () => Served<Query, Answer>;
}

/** A call that reads for signed-in clients, declared once. */
export interface ReadCall<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Reading extends z.ZodMiniType = z.ZodMiniType,
> extends Call<Query, z.ZodMiniUndefined, Answer, Reading> {
  query: Query;
  reading: Reading;
  beyond: true | readonly string[];
  served: () => Served<Query, Answer>;
}

/** Keeps the schemas' exact types, and checks the sample against them. */
export const served = <Query extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  parts: Served<Query, Answer>,
): Served<Query, Answer> => parts;

export function readCall<
  Query extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Reading extends z.ZodMiniType,
>({
  path,
  reading,
  droppable,
  beyond = [],
  served,
}: Declared<Query, Answer, Reading>): ReadCall<Query, Answer, Reading> {
  let made: Served<Query, Answer> | undefined;
  const parts = () => (made ??= served());
  return {
    method: 'GET',
    path,
    authenticated: true,
    reading,
    droppable,
    beyond,
    served: parts,
    get summary() {
      return parts().summary;
    },
    get query() {
      return parts().query;
    },
    get answer() {
      return parts().answer;
    },
  };
}

/** Whether a call is declared with all that a server needs. */
export const isDeclared = (call: object): call is ReadCall => 'served' in call;
