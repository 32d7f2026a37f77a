import { test } from '@playwright/test';

type Step = <Result>(text: string, body: () => Promise<Result>) => Promise<Result>;

const step =
  (word: string): Step =>
  (text, body) =>
    test.step(`${word} ${text}`, body);

export const given = step('Given');
export const when = step('When');
export const then = step('Then');
