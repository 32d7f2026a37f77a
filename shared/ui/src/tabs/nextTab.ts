interface Place {
  /** Where the focus is; -1 when it is on none of them. */
  current: number;
  count: number;
}

/** The tab that a key moves the focus to, round and round; undefined for other keys. */
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
