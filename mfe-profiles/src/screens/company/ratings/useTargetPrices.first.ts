import { firstAnswer, languageNames } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { companyReads } from '#firstReads.ts';
import { isHistory } from '../reads/companyAnswers.ts';
import { targetPrices } from './targetPrices.ts';
import type { useTargetPrices as usePrices } from './useTargetPrices.ts';

/** The same from the first view's answers. @throws without a history as documented */
export const useTargetPrices: typeof usePrices = (company) => {
  const { language } = useMessages();
  const answer = firstAnswer(companyReads({ id: company, language: languageNames[language] }).history);
  if (!isHistory(answer)) throw new Error('The ratings are not known yet, or not as documented.');
  return { prices: targetPrices(answer.Equity), isPending: false };
};
