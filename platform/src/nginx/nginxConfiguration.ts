import { longestHead, type Environment } from '@portal/wire';
import type { ComposedPages } from './composePages.ts';
import { socketsPerAddress } from '../gateway/limitSockets.ts';
import type { PageOrigins } from '../security/pageOrigins.ts';
import { rememberedMaps } from '../security/rememberedCookies.ts';
import { headerLines, indented } from './headerLines.ts';
import { reportLocations, reportMaps } from './reportLocations.ts';
import { apiUpstream, serverLocations } from './serverLocations.ts';
import { visitMaps, visitorMap } from './visitMaps.ts';

export interface NginxFacts {
  environment: Environment;
  pages: Pick<ComposedPages, 'routes' | 'other'>;
  /** Relative to the configuration. */
  pagesFolder: string;
  listen: string;
  apiOrigins: readonly string[];
  /** Other hosts for pages. */
  pageOrigins: PageOrigins;
  /** Hash of the code in the pages. */
  inline?: string | undefined;
  /** Browsers use https, whatever reaches nginx. */
  publicIsHttps: boolean;
  trustedProxies: readonly string[];
  artefactsFolder: string;
}

/** Folders next to it hold pages, error pages and nginx's own files. */
export function nginxConfiguration(facts: NginxFacts): string {
  const headers = headerLines(facts);
  return `# Made by: pnpm release nginx. Revision ${facts.environment.revision} of environment ${facts.environment.environment}.
# Make it anew after a publication, then: nginx -s reload
worker_processes auto;
pid nginx.pid;
error_log logs/error.log warn;

events {
  worker_connections 1024;
}

http {
  server_tokens off;
  access_log off;
  sendfile on;
${indented(visitorMap, 2)}
  # As the gateway: so many calls of one visitor at once.
  limit_conn_zone $portal_visitor zone=portal_sockets:10m;
  limit_conn_status 429;
  limit_conn portal_sockets ${socketsPerAddress};
  large_client_header_buffers 4 ${longestHead / 1024}k;
${indented(temporaryFolders, 2)}
${indented(contentTypes, 2)}
${indented(compression, 2)}

${indented(visitMaps(facts), 2)}
${indented(headers.maps, 2)}
${indented(reportMaps, 2)}
${indented(rememberedMaps, 2)}
${indented(apiUpstream(facts.apiOrigins), 2)}

  server {
    listen ${facts.listen};
${indented(serverLocations(facts, headers), 4)}
${indented(reportLocations(facts.listen, headers), 4)}
  }
}
`;
}

const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `${kind}_temp_path temporary/${kind};`)
  .join('\n');

const contentTypes = `types {
  text/html html;
  text/css css;
  application/javascript js mjs;
  application/json json map;
  application/problem+json problem;
  application/manifest+json webmanifest;
  text/plain txt;
  font/woff2 woff2;
  image/svg+xml svg;
  image/png png;
}
default_type application/octet-stream;
charset utf-8;
charset_types text/css text/plain application/javascript application/json application/problem+json;`;

const compression = `gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types text/css text/plain application/javascript application/json application/problem+json image/svg+xml;`;
