import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { sampleAnswer, type AnswerSchema } from './sampleAnswer.ts';

/** As packages of calls declare them. */
interface DeclaredCall {
  method: string;
  path: string;
  answer: z.ZodMiniType;
  /** No page makes it. */
  forOperators?: true;
  served?: () => { example?: object };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is DeclaredCall =>
  isObject(value) && 'method' in value && 'path' in value && 'answer' in value;

const partsOf = (value: object): unknown[] => Object.values(value);

/** Exported by name, or within an object of calls. */
const callsIn = (exported: object): DeclaredCall[] =>
  partsOf(exported)
    .flatMap((value) => (isObject(value) && !isCall(value) ? partsOf(value) : [value]))
    .filter(isCall)
    .filter(({ forOperators = false }) => !forOperators);

function answerOf({ answer, served }: DeclaredCall): unknown {
  const schema = z.toJSONSchema(answer, { unrepresentable: 'any' });
  const sample = sampleAnswer(schema as AnswerSchema);
  const example = served?.().example;
  return isObject(sample) && !Array.isArray(sample) ? { ...sample, ...example } : (example ?? sample);
}

/** Answers by method and path, such as `GET dmo_links`. */
export type Answers = Record<string, unknown>;

/** A sample answer of each call. */
export const answersOf = (exported: object): Answers =>
  Object.fromEntries(callsIn(exported).map((call) => [`${call.method} ${call.path}`, answerOf(call)]));

const common = '@portal/wire';

/**
 * Sample answers of a release's own calls, for opening it before any API has answered: the shell's are the common ones, an
 * area's those of its `@portal/wire-…` packages. Undefined without any.
 */
export async function releasedAnswers(folder: string): Promise<Answers | undefined> {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { portal, dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    portal?: { role?: string };
    dependencies?: Record<string, string>;
  };
  const isOwn = (name: string) =>
    portal?.role === 'shell' ? name === common : name.startsWith(`${common}-`);
  const packages = Object.keys(dependencies).filter(isOwn).sort();
  if (packages.length === 0) return undefined;
  const { resolve } = createRequire(manifest);
  const modules = packages.map(async (name) => (await import(pathToFileURL(resolve(name)).href)) as object);
  return Object.assign({}, ...(await Promise.all(modules)).map(answersOf)) as Answers;
}
