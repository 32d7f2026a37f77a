import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { checkout } from '../portal/checkout.ts';

/** The calls of one step, sorted: they start at the same time, in any order. */
export interface StepCalls {
  step: string;
  /** Method and address as sent, for a write with its body. */
  calls: string[];
}

const file = join(checkout, 'reference-api/src/bench/pageCalls.json');

export const readPageCalls = (): StepCalls[] => JSON.parse(readFileSync(file, 'utf8')) as StepCalls[];

export const writePageCalls = (steps: readonly StepCalls[]): void =>
  writeFileSync(file, `${JSON.stringify(steps, null, 2)}\n`);

const dayMs = 86_400_000;

/** Replaces what differs between days and sizes: days by their distance, documents by their order, events by none. */
function placeholders(publishingDay: string): (text: string) => string {
  const documents: string[] = [];
  const documentNumber = (docRef: string): number => {
    if (!documents.includes(docRef)) documents.push(docRef);
    return documents.indexOf(docRef) + 1;
  };
  return (text) =>
    text
      .replaceAll(/R\d{8}-\d{3}-(?:en|de)/g, (docRef) => `{document ${documentNumber(docRef)}}`)
      .replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => {
        const days = (Date.parse(publishingDay) - Date.parse(day)) / dayMs;
        return days === 0 ? '{today}' : `{today-${days}}`;
      })
      .replaceAll(/"source_client_action":"[^"]*"/g, '"source_client_action":null');
}

/** Records the API calls of a page, except for pictures. */
export class CallRecorder {
  private readonly calls: string[] = [];

  constructor(page: Page, publishingDay: string) {
    const neutral = placeholders(publishingDay);
    page.on('request', (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (!pathname.startsWith('/api/') || request.resourceType() === 'image') return;
      const address = `${pathname.slice('/api/'.length)}${search}`;
      const body = request.postData();
      const call = [request.method(), address, ...(body === null ? [] : [body])].join(' ');
      this.calls.push(neutral(call));
    });
  }

  /** Since the last `next`. */
  current(): string[] {
    return this.calls.toSorted();
  }

  next(): void {
    this.calls.length = 0;
  }
}
