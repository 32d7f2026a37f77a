import { expectNoAxeViolations } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { OldBrowser } from './OldBrowser.tsx';

test('[S-12] an older browser gets one sentence in both languages', async () => {
  const { container } = render(<OldBrowser />);
  expect(screen.getByRole('heading')).toHaveTextContent(
    'This browser is too old for the research portal: please update it, or use a version from 2024 or later of Chrome, Edge, Firefox or Safari.',
  );
  expect(
    screen.getByText(
      'Dieser Browser ist zu alt für das Research-Portal: Bitte aktualisieren Sie ihn, oder verwenden Sie Chrome, Edge, Firefox oder Safari in einer Version ab 2024.',
    ),
  ).toHaveAttribute('lang', 'de');
  await expectNoAxeViolations(container);
});
