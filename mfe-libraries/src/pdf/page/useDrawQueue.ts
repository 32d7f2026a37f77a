import { useEffect, useState } from 'react';
import { DrawQueue } from './DrawQueue.ts';

/** A document's queue. @param page the one that the reader is at */
export function useDrawQueue(page: number): DrawQueue {
  const [queue] = useState(() => new DrawQueue());
  useEffect(() => queue.moveTo(page), [queue, page]);
  return queue;
}
