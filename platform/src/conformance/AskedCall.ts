import { isDeclared, type KnownFact, type ServedCall, type z } from '@portal/wire';

/** A call to test on a bank's API. */
export interface AskedCall {
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

/** How the calls of an area say themselves that they are asked. */
export const declaredCalls = (calls: Record<string, ServedCall>, facts: KnownFacts): AskedCall[] =>
  Object.values(calls)
    .filter(isDeclared)
    .map((call) => {
      const { sample, known = {}, without } = call.served();
      const asked = Object.entries(sample).filter(([name]) => !(call.droppable ?? []).includes(name));
      const values = asked.map(([name, value]) => {
        const fact = (known as Record<string, KnownFact>)[name];
        return [name, fact === undefined ? textOf(value) : valueOf(facts, fact)];
      });
      return { call, query: Object.fromEntries(values) as Record<string, string>, without };
    });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function valueOf(facts: KnownFacts, name: KnownFact): string {
  const fact = facts[name];
  return typeof fact === 'string' ? fact : fact.ref;
}
