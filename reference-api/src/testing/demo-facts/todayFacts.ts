import { languages } from '@portal/contract';
import { assetClasses } from '#policies/entitlements.ts';
import { dmoOverview, dmoWhole } from '#seed/publicationTypes.ts';
import type { DemoFact } from './demoState.ts';

const fewest = 24;
const most = 40;

export const todayFacts: readonly DemoFact[] = [
  {
    name: `today has ${fewest} to ${most} publications`,
    violations: ({ todays }) =>
      todays.length >= fewest && todays.length <= most ? [] : [`${todays.length} publications`],
  },
  {
    name: 'today repeats no title',
    violations: ({ todays }) => {
      const titles = todays.map(({ title }) => title);
      return [...new Set(titles.filter((title, place) => titles.indexOf(title) < place))];
    },
  },
  {
    name: 'today has every asset class in both languages',
    violations: ({ todays }) =>
      assetClasses.flatMap((assetClass) =>
        languages
          .filter(
            (language) =>
              !todays.some((each) => each.language === language && each.assetClasses.includes(assetClass)),
          )
          .map((language) => `no ${assetClass} in ${language}`),
      ),
  },
  {
    name: 'today has the Daily Market Opinion and its headlines in both languages',
    violations: ({ todays }) =>
      [dmoWhole, dmoOverview].flatMap((type) =>
        languages
          .filter((language) => !todays.some((each) => each.type === type && each.language === language))
          .map((language) => `no ${type.en} in ${language}`),
      ),
  },
  {
    name: 'nothing is dated after today',
    violations: ({ today, libraries, disclaimers }) =>
      [...(libraries.get('allresearch') ?? []), ...disclaimers]
        .filter(({ local }) => local.slice(0, today.length) > today)
        .map(({ docRef, local }) => `${docRef} is of ${local}`),
  },
];
