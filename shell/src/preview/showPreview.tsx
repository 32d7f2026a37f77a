import type { Language, Messages } from '@portal/contract';
import { addMessages } from '@portal/i18n';
import type { Preview } from '@portal/wire';
import type { ComponentType } from 'react';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

const words: Record<Language, Messages> = { en, de };

export async function showPreview(preview: Preview): Promise<ComponentType> {
  await addMessages('preview', (language) => Promise.resolve(words[language]));
  return () => <PreviewBanner preview={preview} />;
}
