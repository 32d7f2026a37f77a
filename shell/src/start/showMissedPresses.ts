import { notify } from '@portal/ui';
import { onMissedPress } from '../first-view/takeover/missedPress.ts';
import type { en } from '../messages/en.ts';

/** Shows what a first view reports as missed. */
export function showMissedPresses(): void {
  onMissedPress((name) => {
    const id: keyof typeof en = name === '' ? 'shell.missedPress.unnamed' : 'shell.missedPress';
    notify({ message: { id, values: { name } }, variant: 'error' });
  });
}
