import { answer, refuse, renderScreen } from '@portal/testing';
import { calls } from '@portal/wire';
import { waitFor } from '@testing-library/react';
import { revokeSession } from './revokeSession.ts';

test('[B-04] ends the session on the server, unless the new token is of the same one', async () => {
  const { requests } = await renderScreen(<p>Home</p>, {
    handlers: [answer(calls.logout, { success: true })],
  });
  revokeSession('spent');
  revokeSession('spent', 'its successor');
  await waitFor(() =>
    expect(requests.map(({ body }) => body)).toEqual([
      { refresh_token: 'spent' },
      { refresh_token: 'spent', replaced_by: 'its successor' },
    ]),
  );
});

test('[B-04] a failure is nobody’s to wait for: it is printed', async () => {
  await renderScreen(<p>Home</p>, { handlers: [refuse(calls.logout, 500)] });
  const printed = jest.spyOn(console, 'error').mockReturnValue();
  revokeSession('spent');
  const failure = expect.objectContaining({ status: 500 });
  await waitFor(() =>
    expect(printed).toHaveBeenCalledWith('The session could not be ended on the server.', failure),
  );
});
