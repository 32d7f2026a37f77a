import * as z from 'zod/mini';
import { toggleCalls, toggleNames, toggles, type LastingCall } from './toggles.ts';

const lasting = toggleNames.filter((name) => toggles[name].lasts).map((name) => toggles[name].call);

const parameters = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const onOrOff = z.optional(z.enum(['true', 'false']));

/** The filters as parameters of a call. */
export const toggleParameters = parameters(toggleCalls, onOrOff);

/** Those that last. */
export const lastingParameters = parameters(lasting as LastingCall[], onOrOff);

/** Those that last, as a saved view has them. */
export const lastingFields = parameters(lasting as LastingCall[], z.optional(z.literal('true')));
