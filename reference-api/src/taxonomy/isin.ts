const form = /^[A-Z]{2}[A-Z0-9]{9}\d$/;

/** The last digit of an ISIN: Luhn's, with letters from A = 10. */
export function checkDigit(withoutLast: string): string {
  const digits = Array.from(withoutLast, (letter) => Number.parseInt(letter, 36)).join('');
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether it is an ISIN in capitals whose check digit is right. */
export const isIsin = (text: string): boolean =>
  form.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);
