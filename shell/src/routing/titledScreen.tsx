import { useMessages } from '@portal/i18n';
import type { ComponentType } from 'react';
import { PageTitle } from '../screens/PageTitle.tsx';

/** A screen under the title of its route. An error in its place brings its own title. [S-06] */
export function titledScreen(title: string, Screen: ComponentType): ComponentType {
  return function TitledScreen() {
    const { t } = useMessages();
    return (
      <>
        <PageTitle page={t(title)} />
        <Screen />
      </>
    );
  };
}
