import type { LightMyRequestResponse } from 'fastify';
import { problemSchema } from '@portal/wire';
import { answerHeaders } from '#plugins/safeHeaders.ts';
import { secretMark } from './bad-input/callRows.ts';

/** Checks status, problem and safe headers, and that no internals are exposed. */
export function expectProblem(answer: LightMyRequestResponse, status: number, what: string): void {
  const { statusCode, headers, body } = answer;
  expect([what, statusCode, headers['content-type']]).toEqual([
    what,
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(headers).toMatchObject(answerHeaders);
  expect(problemSchema.parse(answer.json())).toMatchObject({ status });
  expect(body).not.toMatch(/\bat .+:\d+:\d+|node_modules|\bFST_|\bselect\b|\binsert\b/);
  expect(body).not.toContain(secretMark);
  expect(body.length).toBeLessThan(2000);
}
