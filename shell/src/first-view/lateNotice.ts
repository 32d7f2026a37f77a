import type { Language } from '@portal/contract';
import styles from './lateNotice.module.css';

const words: Record<Language, { text: string; again: string }> = {
  en: {
    text: 'The rest of the portal has not loaded. You can read on and follow links.',
    again: 'Try again',
  },
  de: {
    text: 'Der Rest des Portals wurde nicht geladen. Sie können weiterlesen und Links folgen.',
    again: 'Erneut versuchen',
  },
};

/** Says above a first view that the portal's code has not come. */
export function lateNotice(page: Document, language: Language): HTMLElement {
  const notice = page.createElement('p');
  notice.className = styles.late ?? '';
  notice.setAttribute('role', 'alert');
  const again = page.createElement('a');
  again.href = page.location.href;
  again.textContent = words[language].again;
  notice.append(words[language].text, ' ', again);
  return notice;
}
