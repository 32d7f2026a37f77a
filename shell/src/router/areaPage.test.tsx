import { onMissingMessage, PortalIntlProvider, useMessages } from '@portal/i18n';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { areaPage } from './areaPage.tsx';

test('[F-23] a message that a screen lacks is recorded with its release, titles included', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const noted: (string | undefined)[][] = [];
  onMissingMessage((...missing) => noted.push(missing));
  const { Page, show } = areaPage();
  const Component = () => <p>{useMessages().t('libraries.text')}</p>;
  show({ handle: { title: 'libraries.title' }, release: 'mfe-libraries@1.2.0', Component }, '/');
  render(
    <PortalIntlProvider>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
    </PortalIntlProvider>,
  );
  for (const id of ['libraries.title', 'libraries.text'])
    expect(noted).toContainEqual([id, 'mfe-libraries@1.2.0']);
});
