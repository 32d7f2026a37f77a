import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const script = '/pnpm-dev/reload.js';
const news = '/pnpm-dev/builds';

/** A file, because the content policy forbids inline code. */
export const reloadElement = `<script defer src="${script}"></script>`;

const code = `new EventSource('${news}').addEventListener('built', () => location.reload());\n`;

/** Returns a function that reloads open pages. */
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
