import { calls, readingOf } from '@portal/wire';
import { belowBase, newestPublications, withLink } from './publications.ts';
import { statusText, type Rule, type RuleContext } from './Rule.ts';

/** A token for this download if the API issues them, else the session's. */
async function tokenFor(path: string, { ask, token }: RuleContext): Promise<string> {
  const call = calls.downloadToken;
  const answer = await ask({ method: call.method, path: call.path, body: { path }, token });
  const own = readingOf(call).safeParse(answer.body);
  return own.success ? own.data.auth_token : token;
}

export const documentRules: readonly Rule[] = [
  {
    name: 'A preview outside of the subscription is 403',
    required: false,
    without: 'Clients can read what they have not subscribed to: the portal relies on the API here.',
    fault: async ({ ask, token }) => {
      const closed = withLink(await newestPublications(ask, token), 'preview_link', false);
      if (closed === undefined) return null;
      const query = { docRef: closed.doc_ref };
      const preview = await ask({ method: 'GET', path: 'document_preview_html', query, token });
      return preview.status === 403 ? undefined : statusText(preview);
    },
  },
  {
    name: 'A document opens by its link with auth_token, and not without',
    required: false,
    without: 'Downloads fail, or leak. Where documents have another folder, downloads.folders names it.',
    fault: async (context) => {
      const { ask, token, base } = context;
      const link = withLink(await newestPublications(ask, token), 'download_link')?.download_link;
      if (link === undefined) return null;
      const path = belowBase(link, base);
      const stranger = await ask({ method: 'GET', path });
      if (stranger.status === 200) return 'It opens for everybody.';
      const query = { auth_token: await tokenFor(path, context) };
      const opened = await ask({ method: 'GET', path, query });
      return opened.status === 200 ? undefined : statusText(opened);
    },
  },
];
