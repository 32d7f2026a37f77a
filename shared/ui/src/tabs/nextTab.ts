interface Place {
  /** The focused tab, or -1. */
  current: number;
  count: number;
}

/** Returns the tab to focus for a key, cyclically; undefined for other keys. */
export function nextTab(key: string, { current, count }: Place): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
