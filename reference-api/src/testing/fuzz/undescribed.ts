import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';
import type { JsonSchema, Operation } from './operations.ts';

const ajv = new Ajv2020({
  strict: false,
  formats: { date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
});
const validators = new Map<JsonSchema, ValidateFunction>();

function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
}

function unfitBody(schema: JsonSchema, { body, rawPayload }: LightMyRequestResponse, json: boolean) {
  if (rawPayload.length === 0) return 'is empty';
  if (!json) return undefined;
  const fits = validatorOf(schema);
  return fits(JSON.parse(body)) ? undefined : `does not fit its schema: ${ajv.errorsText(fits.errors)}`;
}

/** Returns how an answer violates its description; undefined if it conforms. */
export function undescribed(operation: Operation, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, headers, body } = answer;
  const summary = `${operation.operationId} answered ${statusCode}`;
  if (statusCode >= 500) return `${summary}: ${body}`;
  const described = operation.responses[String(statusCode)];
  if (described === undefined) return `${summary}, which is not described`;
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const content = described.content?.[type];
  if (content === undefined) return `${summary} as ${type}, which is not described`;
  const unfit = unfitBody(content.schema, answer, type.endsWith('json'));
  if (unfit !== undefined) return `${summary} with a body that ${unfit}`;
  return headers['x-content-type-options'] === 'nosniff' ? undefined : `${summary} without nosniff`;
}
