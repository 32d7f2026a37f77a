import { renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import { Button } from './Button.tsx';

test.each([{ busy: true }, { 'aria-disabled': true }])(
  'with %p it keeps focus, and neither clicks nor submits',
  async (state) => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    const { user } = await renderScreen(
      <form onSubmit={handleSubmit}>
        <Button type="submit" onClick={handleClick} {...state}>
          Save
        </Button>
      </form>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  },
);

test('it clicks', async () => {
  const handleClick = jest.fn();
  const { user } = await renderScreen(<Button onClick={handleClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(handleClick).toHaveBeenCalledTimes(1);
});
