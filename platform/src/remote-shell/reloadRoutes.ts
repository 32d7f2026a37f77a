import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Addresses of the local gateway itself. */
const script = '/pnpm-dev/reload.js';
const news = '/pnpm-dev/builds';

/** What a page needs to hear of builds. A file: the content policy lets no inline code run. */
export const reloadElement = `<script defer src="${script}"></script>`;

const code = `new EventSource('${news}').addEventListener('built', () => location.reload());\n`;

/** Lets open pages load again after a build. Answers what tells them. */
export function reloadRoutes(app: FastifyInstance): () => void {
  const open = new Set<ServerResponse>();
  app.get(script, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(code),
  );
  app.get(news, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': hello\n\n');
    open.add(reply.raw);
    reply.raw.on('close', () => open.delete(reply.raw));
  });
  return () => {
    for (const page of open) page.write('event: built\ndata:\n\n');
  };
}
