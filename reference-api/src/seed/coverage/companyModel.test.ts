import { companies } from '../universe.ts';
import { isIsin } from '#taxonomy/isin.ts';
import { companyIsin, companyModel, gkNumber } from './companyModel.ts';

const today = '2026-03-11';
const models = companies.map((company) => ({ company, model: companyModel(company, today) }));

test('most companies whose shares the bank covers have a model, no other company has', () => {
  const own = models.filter(
    ({ company }) => company.assetClasses.includes('Equity') && !company.international,
  );
  const share = own.filter(({ model }) => model !== undefined).length / own.length;
  expect(share).toBeGreaterThan(0.7);
  expect(share).toBeLessThan(0.9);
  for (const { company, model } of models)
    if (!own.some((one) => one.company === company)) expect(model).toBeUndefined();
});

test('a model is uploaded with a rating, never in the future, and stays until the next', () => {
  for (const { company, model } of models) {
    if (model === undefined) continue;
    expect(model.local.slice(0, 10) <= today).toBe(true);
    expect(model.docRef).toBe(`model-${company.externalId}-${model.local.slice(0, 10)}`);
    expect(companyModel(company, model.local.slice(0, 10))).toEqual(model);
  }
});

test('on an unfinished day a model is not from the future; older ones keep their time', () => {
  const early = companies.map((company) => companyModel(company, today, 50));
  const ofToday = early.filter((model) => model?.local.startsWith(today) === true);
  expect(ofToday.length).toBeGreaterThan(0);
  for (const model of ofToday) expect(model?.local.slice(11, 16)).toBe('00:50');
  const before = (model: (typeof early)[number]) => model?.local.startsWith(today) === false;
  expect(early.filter(before)).toEqual(models.map(({ model }) => model).filter(before));
});

test('a company has its number for ever, and no two the same', () => {
  const numbers = companies.map(gkNumber);
  expect(numbers).toEqual(companies.map(gkNumber));
  expect(new Set(numbers).size).toBe(companies.length);
  expect(numbers.every((number) => /^7\d{7}$/.test(number))).toBe(true);
});

test('[L-28] a company has its ISIN for ever, and no two the same', () => {
  const isins = companies.map(companyIsin);
  expect(isins).toEqual(companies.map(companyIsin));
  expect(new Set(isins).size).toBe(companies.length);
  expect(isins.filter((isin) => !isIsin(isin))).toEqual([]);
});
