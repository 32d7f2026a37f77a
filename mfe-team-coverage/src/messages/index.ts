import type { Language, Messages } from '@portal/contract';
import type { commonMessages } from '@portal/i18n';
import type { ResearchMessage } from '@portal/research';
import type { en } from './en.ts';

/** Ids that the screens of this area may ask for. */
export type TeamCoverageMessage = keyof typeof en | ResearchMessage | keyof typeof commonMessages;

const ownWords: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};

/** The words of this area and of what it shows of research, in one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  const [own, research] = await Promise.all([
    ownWords[language](),
    import('@portal/research').then(({ researchMessages }) => researchMessages[language]),
  ]);
  return { ...research, ...own };
}
