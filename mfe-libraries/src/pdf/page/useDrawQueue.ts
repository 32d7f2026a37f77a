import { useEffect, useState } from 'react';
import { DrawQueue } from './DrawQueue.ts';

/** A document's queue. @param middle the page that the reader is at */
export function useDrawQueue(middle: number): DrawQueue {
  const [queue] = useState(() => new DrawQueue());
  useEffect(() => queue.moveTo(middle), [queue, middle]);
  return queue;
}
