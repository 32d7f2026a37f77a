import type { useMessages } from '@portal/i18n';
import type { Edition } from '@portal/wire';
import type { ResearchMessage } from '../messages/index.ts';
import { languageBadges } from './languageBadges.ts';

type Translate = ReturnType<typeof useMessages<ResearchMessage>>['t'];

/** Names an edition among several: by its language code, and in words with its title. [L-16] */
export function editionName({ language, title }: Edition, t: Translate): { letters: string; words: string } {
  const named = title.trim() === '' ? t('research.tile.untitled') : title;
  const [badge] = languageBadges(language.value);
  if (badge === undefined) return { letters: '?', words: t('research.edition.unknown', { title: named }) };
  if ('word' in badge)
    return {
      letters: badge.word,
      words: t('research.edition.other', { language: badge.word, title: named }),
    };
  return {
    letters: badge.language.toUpperCase(),
    words: t(`research.edition.${badge.language}`, { title: named }),
  };
}
