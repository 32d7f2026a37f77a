import { expectNoAxeViolations, passTime, renderScreen } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDelayMs } from './openDelay.ts';
import { HoverCards } from './HoverCards.tsx';

const show = () =>
  renderScreen(
    <main>
      <HoverCards
        cardOf={(link) => (link.textContent === 'None' ? undefined : <p>About {link.textContent}</p>)}
      >
        <ul>
          {['Alpin', 'Bernu', 'None'].map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
          <li>Words</li>
        </ul>
      </HoverCards>
    </main>,
  );

const link = (name: string) => screen.getByRole('link', { name });
const untilGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

afterEach(() => jest.useRealTimers());

test('[P-07] the pointer opens the card of its link, which describes it; leaving closes it', async () => {
  const { user } = await show();
  await user.hover(link('Alpin'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('About Alpin');
  expect(link('Alpin')).toHaveAccessibleDescription('About Alpin');
  await expectNoAxeViolations(document.body);
  await user.hover(link('Bernu'));
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('About Bernu'));
  expect(link('Alpin')).not.toHaveAccessibleDescription();
  await user.unhover(link('Bernu'));
  await untilGone();
});

/** In the order of browsers; React hears of what is entered by `mouseout` already. */
function goStraight(from: Element, relatedTarget: Element): void {
  fireEvent(from, new MouseEvent('mouseout', { bubbles: true, relatedTarget }));
  fireEvent(from, new MouseEvent('mouseleave', { relatedTarget }));
}

test('[P-07] a pointer that moves straight into the card keeps it open until it leaves', async () => {
  const { user } = await show();
  await user.hover(link('Alpin'));
  const card = await screen.findByRole('tooltip');
  jest.useFakeTimers();
  goStraight(link('Alpin'), card);
  await passTime(1_000);
  expect(screen.getByRole('tooltip')).toHaveTextContent('About Alpin');
  goStraight(card, document.body);
  await passTime(1_000);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('[P-07] focus opens it, Escape and leaving close it', async () => {
  const { user } = await show();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('About Alpin');
  await user.keyboard('{Escape}');
  await untilGone();
  expect(link('Alpin')).toHaveFocus();
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('About Bernu');
  await user.tab();
  await untilGone();
});

test('[P-07] a tap, a link without a card, other words and a pointer that passes open nothing', async () => {
  const { user } = await show();
  jest.useFakeTimers();
  const nothing = async () => {
    await passTime(300);
    expect(screen.queryByRole('tooltip')).toBeNull();
  };
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Words') });
  await nothing();
  await user.hover(link('None'));
  await nothing();
  await user.hover(screen.getByText('Words'));
  await nothing();
  await user.hover(link('Alpin'));
  await passTime(openDelayMs - 1);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.unhover(link('Alpin'));
  await nothing();
});

test('[P-07] a press within the card reaches what was pressed, wherever focus was', async () => {
  const pressed = jest.fn();
  const { user } = await renderScreen(
    <main>
      <HoverCards
        cardOf={() => (
          <button type="button" tabIndex={-1} onClick={pressed}>
            Open
          </button>
        )}
      >
        <p>
          <a href="#Alpin">Alpin</a>
        </p>
      </HoverCards>
    </main>,
  );
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});
