import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { followTranslation } from './followTranslation.ts';

/** As Chrome does: each text gives way to an element with its translation. */
async function translate(place: Node): Promise<void> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.localName === 'font') continue;
    const aStandIn = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const [outer, inner] = [aStandIn(), aStandIn()];
    inner.textContent = `« ${text.data} »`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await Promise.resolve();
}

/** A component of its own, as a formatted message is. */
const Count = ({ shown }: { shown: number }) => `${shown} of 936`;

function List() {
  const [shown, setShown] = useState(50);
  return (
    <>
      <p role="status">
        <Count shown={shown} /> publications, sorted by {shown > 50 ? 'relevance' : 'date'}
      </p>
      <button type="button" onClick={() => setShown(shown + 50)}>
        Load {shown} more
      </button>
    </>
  );
}

let stop: () => void;
beforeEach(() => (stop = followTranslation(document.body)));
afterEach(() => stop());

test('[I-01] a page translated by the browser shows every change', async () => {
  const { container } = render(<List />);
  await translate(container);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('« 50 of 936 »'));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('100 of 936'));
  expect(screen.getByRole('status')).toHaveTextContent('« publications, sorted by »relevance');
  await translate(container);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('150 of 936'));
  expect(screen.getByRole('status')).not.toHaveTextContent('100');
  expect(screen.getByRole('button')).toHaveTextContent('150');
});

function Hits({ found, hint = true }: { found: number; hint?: boolean }) {
  return (
    <p>
      {found} hits{hint ? ', sorted by date' : null}
    </p>
  );
}

test('[I-01] a translated text that goes away takes its translation along', async () => {
  const { container, rerender } = render(<Hits found={7} />);
  await translate(container);
  await waitFor(() => expect(container).toHaveTextContent('« , sorted by date »'));
  rerender(<Hits found={8} hint={false} />);
  await waitFor(() => expect(container).toHaveTextContent(/^8« hits »$/));
  rerender(<Hits found={9} />);
  await waitFor(() => expect(container).toHaveTextContent(/^9« hits », sorted by date$/));
});

interface Followed {
  on: boolean;
  said: string | null;
}

const Follow = ({ on, said }: Followed) => (
  <>
    <button type="button" aria-pressed={on}>
      {on ? 'Following' : 'Follow'}
      {' UBS'}
    </button>
    <p aria-live="polite">{said}</p>
  </>
);

test('[I-01] toggled labels and live regions of a translated page say what is, there and back', async () => {
  const { container, rerender } = render(<Follow on={false} said={null} />);
  const live = () => container.querySelector('[aria-live]');
  for (const [on, label, said] of [
    [true, 'Following', 'You follow UBS.'],
    [false, 'Follow', 'You no longer follow UBS.'],
    [true, 'Following', null],
  ] as const) {
    await translate(container);
    rerender(<Follow on={on} said={said} />);
    await waitFor(() =>
      expect(screen.getByRole('button')).toHaveTextContent(new RegExp(`^${label}« UBS »$`)),
    );
    expect(live()).toHaveTextContent(said ?? /^$/);
  }
});
