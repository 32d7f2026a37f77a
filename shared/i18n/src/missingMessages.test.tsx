import { render } from '@testing-library/react';
import { FormattedMessage } from './FormattedMessage.tsx';
import { translate } from './intl.ts';
import { addMessages } from './languageStore.ts';
import { onMissingMessage } from './missingMessages.ts';
import { PortalIntlProvider } from './PortalIntlProvider.tsx';
import { useMessages } from './useMessages.ts';

const Texts = () => (
  <p>
    {useMessages().t('area.known')} {useMessages().t('area.first')} <FormattedMessage id="area.second" />
  </p>
);

test('[F-23] every way to show a message notes one that is not there', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await addMessages('area', () => Promise.resolve({ 'area.known': 'Known' }));
  const missing: string[] = [];
  onMissingMessage((id) => missing.push(id));
  const { container } = render(
    <PortalIntlProvider>
      <Texts />
    </PortalIntlProvider>,
  );
  expect(container).toHaveTextContent('Known area.first area.second');
  expect(translate('area.third')).toBe('area.third');
  expect(missing).toEqual(['area.first', 'area.second', 'area.third']);
  expect(complaints).toHaveBeenCalledTimes(3);
});
