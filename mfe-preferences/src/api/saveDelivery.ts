import { isChangedElsewhere, mostTries, readSettings, sendSettings } from './notifications.ts';
import type { Delivery } from '@portal/wire';

/**
 * Saves how e-mails are sent, and leaves what they are about as it is, whichever device changed it meanwhile. [N-11]
 * @throws ApiError if nothing was saved
 */
export async function saveDelivery(delivery: Delivery): Promise<void> {
  for (let left = mostTries; ; left -= 1) {
    const stored = await readSettings();
    try {
      await sendSettings({ ...stored, delivery }, { isStored: (stored) => stored.delivery === delivery });
      return;
    } catch (error) {
      if (!isChangedElsewhere(error) || left === 1) throw error;
    }
  }
}
