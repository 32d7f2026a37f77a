import type { Language, Messages } from '@portal/contract';
import type { commonMessages } from '@portal/i18n';
import type { ResearchMessage } from '@portal/research';
import type { en } from './en.ts';

export type TeamCoverageMessage = keyof typeof en | ResearchMessage | keyof typeof commonMessages;

const ownWords: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** Includes the messages of the shared research components. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [own, research] = await Promise.all([
    ownWords[language](),
    import('@portal/research').then(({ researchMessages }) => researchMessages[language]),
  ]);
  return { ...research, ...own };
}
