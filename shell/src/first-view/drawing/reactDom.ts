/** Stands in for `react-dom` in first views. */
export const flushSync = <Result>(work: () => Result): Result => work();
