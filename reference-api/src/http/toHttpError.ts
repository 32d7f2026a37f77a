import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { errorCode } from '@portal/node';
import { ContentUnavailable } from '../content-store/ContentStore.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { HttpError } from './HttpError.ts';

/** Groups errors by field name; `_` holds those of the whole. */
function faultsByField(validation: readonly { instancePath: string; message?: string | undefined }[]) {
  const faults: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || '_';
    (faults[field] ??= []).push(message ?? 'is not valid');
  }
  return faults;
}

/** PostgreSQL's codes for unsupported characters and days outside its calendar. */
const unfitValues = ['22021', '22008'];

/** Converts anything thrown; internal errors become a plain 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new HttpError(400, 'Some values are missing or wrong.', {
      errors: faultsByField(error.validation),
    });
  }
  if (error instanceof ContentUnavailable)
    return new HttpError(503, 'Files cannot be read or stored for now. Please try again.');
  if (isUnavailable(error))
    return new HttpError(503, 'The database cannot be used for now. Please try again.');
  if (unfitValues.includes(errorCode(error) ?? ''))
    return new HttpError(400, 'Some values cannot be looked up or kept.');
  const { statusCode, code, message } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return new HttpError(400, 'The body is not valid JSON.');
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new HttpError(statusCode, message);
  return new HttpError(500);
}
