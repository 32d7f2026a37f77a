import type { ByteRange } from './ContentStore.ts';

const oneRange = /^bytes=(\d*)-(\d*)$/;

/** What a request for a part of a file gets. */
export type RangeAnswer = 'whole' | 'unsatisfiable' | ByteRange;

export interface RangeRequest {
  range: string | undefined;
  ifRange: string | undefined;
}

/**
 * RFC 9110: one range is answered; several, or a header that is none, get the whole file, as does a range of a version that
 * is no longer there.
 */
export function rangeAnswer(
  { range, ifRange }: RangeRequest,
  { size, etag }: { size: number; etag: string },
): RangeAnswer {
  const [, first = '', last = ''] = oneRange.exec(range?.trim() ?? '') ?? [];
  if ((first === '' && last === '') || (ifRange !== undefined && ifRange !== etag)) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { from, to };
}
