import { environmentAddress, environmentTag } from '@portal/wire';
import { slowestAnswerMs } from '../gateway/apiProxy.ts';
import { nothingHere } from '../gateway/buildGateway.ts';
import { noncePlaceholder } from './composePages.ts';
import {
  changePassword,
  securityText,
  securityTextPath,
  touchIcon,
  touchIconPaths,
} from '../gateway/wellKnown.ts';
import { rememberedLines } from '../security/rememberedCookies.ts';
import { indented, nonceVariable, quoted, type HeaderLines } from './headerLines.ts';
import type { NginxFacts } from './nginxConfiguration.ts';

const nonceOfRequest = `sub_filter ${quoted(noncePlaceholder)} ${nonceVariable};
  sub_filter_once off;`;

/** Everything except the reports. */
export function serverLocations(facts: NginxFacts, headers: HeaderLines): string {
  const realIp = facts.trustedProxies.map((network) => `set_real_ip_from ${network};\n`).join('');
  return `${realIp}${realIp && 'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n'}error_page 400 /portal-error-page-unreadable;
error_page 403 404 405 413 = @nothing;

${singleSlash(headers)}

location / {
  if ($portal_no_page) {
    return 404;
  }
  if ($request_method !~ "^(?:GET|HEAD)$") {
    return 404;
  }
  root ${facts.pagesFolder};
  rewrite ^ /$portal_page break;
  ${nonceOfRequest}
${indented(headers.page, 2)}
${indented(rememberedLines, 2)}
}

${environmentLocation(facts, headers)}

location /artefacts/ {
  if ($portal_no_file) {
    return 404;
  }
  alias ${quoted(`${facts.artefactsFolder}/`)};
  gzip_static on;
${indented(headers.artefact, 2)}
}

location @nothing {
  types {}
  default_type text/plain;
${indented(headers.other, 2)}
  return 404 ${quoted(nothingHere.replaceAll('\n', '\\n'))};
}

location = /favicon.ico {
${indented(headers.other.replace('"no-store"', '"public, max-age=86400"'), 2)}
  return 204;
}

${wellKnownLocations(facts, headers)}

location = /portal-error-page-unreadable {
  internal;
  root error-pages;
  rewrite ^ /unreadable.html break;
  ${nonceOfRequest}
${indented(headers.errorPage, 2)}
}

${apiLocations(facts, headers)}`;
}

/** Addresses that browsers, devices and people look for on every site. */
function wellKnownLocations({ environment }: NginxFacts, headers: HeaderLines): string {
  const redirect = (path: string, target: string) => `location = ${path} {
  absolute_redirect off;
${indented(headers.other, 2)}
  return 302 ${quoted(target)};
}`;
  return [
    redirect(changePassword.path, changePassword.target),
    ...touchIconPaths.map((path) => redirect(path, touchIcon(environment))),
    `location = ${securityTextPath} {
  types {}
  default_type text/plain;
${indented(headers.other, 2)}
  return 200 ${quoted(securityText(environment, new Date()).replaceAll('\n', '\\n'))};
}`,
  ].join('\n\n');
}

/** Like the gateway, redirects leading double slashes to one on this host. */
const singleSlash = (headers: HeaderLines): string => `if ($portal_single) {
  rewrite ^ /portal-single-slash last;
}

location = /portal-single-slash {
  internal;
  absolute_redirect off;
${indented(headers.other, 2)}
  return 308 $portal_single;
}`;

/** The tag is the gateway's, so that pages of either can check it. */
const environmentLocation = (facts: NginxFacts, headers: HeaderLines): string =>
  `location = ${environmentAddress} {
  if ($request_method !~ "^(?:GET|HEAD)$") {
    return 404;
  }
  if ($http_if_none_match = ${quoted(environmentTag(facts.environment))}) {
    return 304;
  }
  root ${facts.pagesFolder};
  etag off;
  if_modified_since off;
${indented(headers.environment, 2)}
}`;

/** A process that refused a connection is skipped for a while. */
export const apiUpstream = (apiOrigins: readonly string[]): string => `upstream portal_api {
${apiOrigins.map((origin) => `  server ${new URL(origin).host} max_fails=1 fail_timeout=5s;\n`).join('')}}`;

/** While the API does not answer, code gets a problem and people get a page. */
function apiLocations({ environment }: NginxFacts, headers: HeaderLines): string {
  // If a process breaks off, reads are retried on the next; writes only if nothing was sent yet. A dead machine times
  // out on connecting, which is retried; a slow answer is not requested twice.
  const passed = `proxy_pass http://portal_api;
  proxy_http_version 1.1;
  proxy_buffering off;
  proxy_connect_timeout 2s;
  proxy_next_upstream error timeout;
  proxy_next_upstream_timeout 10s;
  proxy_read_timeout ${slowestAnswerMs / 1000}s;
  proxy_set_header X-Request-Id $request_id;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Host $portal_host;
  proxy_set_header X-Forwarded-Proto $portal_scheme;
  proxy_set_header Forwarded "";
${indented(headers.passedOn, 2)}`;
  const down = `error_page 502 /portal-api-down/502;
  error_page 504 /portal-api-down/504;`;
  const mailbox = environment.environment === 'local' ? '|dev/mailbox' : '';
  // nginx's error messages would contain download tokens; for /healthz failures are logged.
  return `location ~ ^/(?:api${mailbox})(?:/|$) {
  error_log logs/error.log crit;
  ${passed}
  ${down}
}

location = /healthz {
  ${passed}
  proxy_intercept_errors on;
  error_page 500 502 503 504 =503 /portal-unready;
}

location = /portal-unready {
  internal;
  types {}
  default_type application/json;
${indented(headers.other, 2)}
  return 503 '{"ready":false,"environment":"${environment.environment}","api":"unavailable"}';
}

location /portal-api-down/ {
  internal;
  root error-pages;
  rewrite ^/portal-api-down/(?<portal_status>.*)$ /api-down-$portal_status.$portal_reader break;
  ${nonceOfRequest}
${indented(headers.apiDown, 2)}
}`;
}
