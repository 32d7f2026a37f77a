import { firstAnswer, languageNames } from '@portal/contract';
import { useMessages } from '@portal/i18n';
import { asDocumented } from '#api/asDocumented.ts';
import { companyReads } from '#firstReads.ts';
import { isHistory } from '../reads/companyAnswers.ts';
import { targetPrices } from './targetPrices.ts';
import type { useTargetPrices as usePrices } from './useTargetPrices.ts';

/** The same from the first view's answers. @throws without a history as documented */
export const useTargetPrices: typeof usePrices = (company) => {
  const { language } = useMessages();
  const { history } = companyReads({ id: company, language: languageNames[language] });
  const { Equity } = asDocumented('history', firstAnswer(history), isHistory);
  return { prices: targetPrices(Equity), isPending: false };
};
