import { useEffect, useState, type RefObject } from 'react';

interface OptionKeys {
  field: RefObject<HTMLInputElement | null>;
  /** What is typed: another text forgets the choice. */
  text: string;
  /** In display order. */
  ids: readonly string[];
  onClose: () => void;
}

/** Undefined past either end, where the typed text applies. */
export function neighbour(
  ids: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const room = ids.length + 1;
  const at = active === undefined ? -1 : ids.indexOf(active);
  const next = (at + 1 + step + room) % room;
  return next === 0 ? undefined : ids[next - 1];
}

/** The id of the second option in the line of the first, which follows its record. */
export const secondOption = (id: string): string => `${id}-follow`;

const lineOf = (id: string) => id.replace(/-follow$/, '');

/** To the option at the right and back; undefined if there is none: the cursor moves in the text. */
function nextInLine(key: string, active: string | undefined): string | undefined {
  if (active === undefined) return undefined;
  if (key === 'ArrowRight') return document.getElementById(secondOption(active))?.id;
  const first = lineOf(active);
  return key === 'ArrowLeft' && first !== active ? first : undefined;
}

/**
 * Arrow keys, Enter and Escape for a list whose field keeps the focus. [L-20]
 * @returns the id of the selected option
 */
export function useOptionKeys({ field, text, ids, onClose }: OptionKeys): string | undefined {
  const [chosen, setChosen] = useState<{ id: string | undefined; text: string }>();
  const id = chosen?.text === text ? chosen.id : undefined;
  const active = id !== undefined && ids.includes(lineOf(id)) ? id : undefined;
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // Without options, Escape is for what is around the field.
      if (event.isComposing || ids.length === 0) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setChosen({ id: neighbour(ids, active && lineOf(active), event.key === 'ArrowDown' ? 1 : -1), text });
      else if (nextInLine(event.key, active) !== undefined)
        setChosen({ id: nextInLine(event.key, active), text });
      else if (event.key === 'Enter' && active !== undefined) document.getElementById(active)?.click();
      else if (event.key === 'Escape') onClose();
      else return;
      event.preventDefault();
    }
    const input = field.current;
    input?.addEventListener('keydown', handleKey);
    return () => input?.removeEventListener('keydown', handleKey);
  }, [field, text, ids, active, onClose]);
  useEffect(() => {
    if (active === undefined) return undefined;
    const input = field.current;
    input?.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
    return () => input?.removeAttribute('aria-activedescendant');
  }, [field, active]);
  return active;
}
