interface WaitingTime {
  unit: 'seconds' | 'minutes' | 'hours';
  count: number;
}

/** Converts seconds to a readable unit, rounded up so that nobody retries too early. */
export function waitingTime(seconds: number): WaitingTime {
  if (seconds < 60) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  if (seconds <= 59 * 60) return { unit: 'minutes', count: Math.ceil(seconds / 60) };
  return { unit: 'hours', count: Math.ceil(seconds / 3600) };
}
