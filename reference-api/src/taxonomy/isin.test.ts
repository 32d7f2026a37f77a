import { checkDigit, isIsin } from './isin.ts';

test.each(['US0378331005', 'CH0038863350', 'AU0000XVGZA3', 'DE000BAY0017'])(
  '[L-28] %s is an ISIN',
  (isin) => {
    expect(isIsin(isin)).toBe(true);
    expect(checkDigit(isin.slice(0, -1))).toBe(isin.at(-1));
  },
);

test.each([
  'US0378331006',
  'us0378331005',
  'US037833100',
  'US03783310055',
  '',
  '037833100515',
  'US037833100X',
])('[L-28] “%s” is not an ISIN', (text) => expect(isIsin(text)).toBe(false));
