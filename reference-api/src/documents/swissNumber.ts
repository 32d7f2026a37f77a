/** A number the way Swiss reports print it: 1’234.5 in both languages. */
export function swissNumber(value: number, digits = 0): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${value < 0 ? '–' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** An ISO time stamp's day in Zurich, as dd.mm.yyyy. */
export function swissDay(iso: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Zurich',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  return parts.format(new Date(iso)).replaceAll('/', '.');
}
