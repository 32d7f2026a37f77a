import { renderScreen } from '@portal/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Portrait } from './Portrait.tsx';

const picture = (container: Element) => container.querySelector('img');

test('a picture that cannot be loaded gives way to initials, and a new one is tried', async () => {
  const { container, rerender } = await renderScreen(
    <Portrait src="/api/portraits/A1.svg" name="Anna Ammann" />,
  );
  const image = picture(container);
  expect(image).toHaveAttribute('src', '/api/portraits/A1.svg');
  if (image === null) throw new Error('There is no picture.');
  fireEvent.error(image);
  expect(picture(container)).toBeNull();
  expect(screen.getByText('AA')).toBeVisible();
  rerender(<Portrait src="/api/portraits/A2.svg" name="Bruno Buri" />);
  expect(picture(container)).toHaveAttribute('src', '/api/portraits/A2.svg');
});

test.each([
  ['only near the window', undefined, 'lazy'],
  ['at once, where it is in the first screen', 'eager', 'eager'],
] as const)('a picture is fetched %s', async (_when, loading, expected) => {
  const how = loading && { loading };
  const { container } = await renderScreen(
    <Portrait src="/api/portraits/A1.svg" name="Anna Ammann" {...how} />,
  );
  expect(picture(container)).toHaveAttribute('loading', expected);
});

test('without a picture there are initials', async () => {
  const { container } = await renderScreen(<Portrait src={undefined} name="Anna Ammann" size={48} />);
  expect(picture(container)).toBeNull();
  expect(screen.getByText('AA')).toHaveStyle({ width: '48px' });
});
