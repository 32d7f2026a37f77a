import { useContext, type ComponentProps } from 'react';
import { FormattedMessage as LibraryMessage, useIntl } from 'react-intl';
import { isFormatted } from './isFormatted.ts';
import { noteMissing, ScreenRelease } from './missingMessages.ts';

/** A message with elements among its values; plain text is shown unparsed. */
export function FormattedMessage(props: ComponentProps<typeof LibraryMessage>) {
  const screen = useContext(ScreenRelease);
  const message = useIntl().messages[String(props.id)];
  if (message === undefined) noteMissing(String(props.id), screen);
  return typeof message === 'string' && !isFormatted(message) ? message : <LibraryMessage {...props} />;
}
