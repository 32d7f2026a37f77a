import { render } from '@testing-library/react';
import { FormattedMessage } from './FormattedMessage.tsx';
import { translate } from './intl.ts';
import { addMessages } from './languageStore.ts';
import { onMissingMessage, ScreenRelease } from './missingMessages.ts';
import { PortalIntlProvider } from './PortalIntlProvider.tsx';
import { useMessages } from './useMessages.ts';

const Texts = () => (
  <p>
    {useMessages().t('area.known')} {useMessages().t('area.first')} <FormattedMessage id="area.second" />
  </p>
);

test('[F-23] every way to show a message records missing ones, with the screen', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await addMessages('area', () => Promise.resolve({ 'area.known': 'Known' }));
  const missing: (string | undefined)[][] = [];
  onMissingMessage((...noted) => missing.push(noted));
  const { container } = render(
    <PortalIntlProvider>
      <ScreenRelease value="mfe-area@1.2.0">
        <Texts />
      </ScreenRelease>
    </PortalIntlProvider>,
  );
  expect(container).toHaveTextContent('Known area.first area.second');
  expect(translate('area.third')).toBe('area.third');
  expect(missing).toEqual([
    ['area.first', 'mfe-area@1.2.0'],
    ['area.second', 'mfe-area@1.2.0'],
    ['area.third', undefined],
  ]);
  expect(complaints).toHaveBeenCalledTimes(3);
});
