/** Day and minute, in UTC. */
export const minuteOf = (when: string): string =>
  `${new Date(when).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
