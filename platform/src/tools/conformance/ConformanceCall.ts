import { isDeclared, type KnownFact, type ReadCall, type ServedCall, type z } from '@portal/wire';

/** A call to test on a bank's API. */
export interface ConformanceCall {
  call: ServedCall & { reading?: z.ZodMiniType };
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** What clients miss without it; undefined if the portal needs it. */
  without?: string | undefined;
}

export const firstPage = { limit: '200', page_size: '50', order: 'desc', tag_filters: '{}' };

export const inventedRef = 'conformance';

/** Facts from first responses that other calls need. */
export interface KnownFacts {
  /** Today in Zurich, yyyy-MM-dd. */
  today: string;
  tab: string;
  /** A publication with a preview. */
  docRef: string;
  /** A document link below the API's base; undefined if the client may open none. */
  download: string | undefined;
  company: { ref: string; name: string };
  sector: { ref: string };
  analyst: { ref: string };
}

/** The calls of an area that declare how to ask them: with what the documents require, not with what goes beyond. */
export const declaredCalls = (calls: Record<string, ServedCall>, facts: KnownFacts): ConformanceCall[] =>
  Object.values(calls)
    .filter(isDeclared)
    .filter((call) => call.beyond === true || !requiredBy(call).some((name) => beyondOf(call).includes(name)))
    .map((call) => {
      const { sample, known = {}, without } = call.served();
      const names = new Set([...requiredBy(call), ...Object.keys(known)]);
      const documented = Object.entries(sample).filter(
        ([name]) => names.has(name) && !beyondOf(call).includes(name),
      );
      const values = documented.map(([name, value]) => {
        const fact = (known as Record<string, KnownFact>)[name];
        return [name, fact === undefined ? textOf(value) : valueOf(facts, fact)];
      });
      return { call, query: Object.fromEntries(values) as Record<string, string>, without };
    });

/** Parameters that the documents do not have, of a call that they have. */
const beyondOf = ({ beyond }: ReadCall): readonly string[] => (beyond === true ? [] : beyond);

/** Parameters without which the call is refused. */
function requiredBy({ query }: ReadCall): string[] {
  if (!('shape' in query)) return [];
  const shape = Object.entries(query.shape as Record<string, z.ZodMiniType>);
  return shape.filter(([, schema]) => !schema.safeParse(undefined).success).map(([name]) => name);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function valueOf(facts: KnownFacts, name: KnownFact): string {
  const fact = facts[name];
  return typeof fact === 'string' ? fact : fact.ref;
}
