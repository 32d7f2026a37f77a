import { releasedFile } from '../gateway/artefactRoutes.ts';
import { notPages } from '../gateway/pageRoutes.ts';
import { doubledSlash } from '../gateway/singleSlash.ts';
import { quoted } from './headerLines.ts';
import type { NginxFacts } from './nginxConfiguration.ts';

const patternOf = (expression: RegExp) => quoted(`~*${expression.source.replaceAll('\\/', '/')}`);

/** As the gateway, counts by IPv4 address, also inside IPv6, or by IPv6 /64 network. */
export const visitorMap = `map $binary_remote_addr $portal_visitor {
  default $binary_remote_addr;
  ${quoted('~^(?s)\\x00{10}\\xff\\xff(?<portal_ipv4>.{4})$')} $portal_ipv4;
  ${quoted('~^(?s)(?<portal_network>.{8}).{8}$')} $portal_network;
}`;

export function visitMaps({ pages, publicIsHttps, trustedProxies }: NginxFacts): string {
  const trusted = trustedProxies.map((network) => `\n  ${network} 1;`).join('');
  const routes = pages.routes.map(
    ({ pattern, signedIn, file }) =>
      `\n  ${quoted(`~*^${signedIn ? 'in' : 'out'}:${pathExpression(pattern)}$`)} ${file};`,
  );
  return `geo $realip_remote_addr $portal_trusted {
  default 0;${trusted}
}
map $portal_trusted:$http_x_forwarded_proto $portal_scheme {
  default ${publicIsHttps ? 'https' : '$scheme'};
  1:https https;
}
map $portal_trusted:$http_x_forwarded_host $portal_host {
  default $http_host;
  "~^1:(?<portal_said_host>.+)$" $portal_said_host;
}
map $request_uri $portal_path {
  "~^(?<portal_asked_path>[^?]*)" $portal_asked_path;
}
map $request_uri $portal_single {
  default "";
  ${quoted(`~${doubledSlash.source.replaceAll('\\/', '/')}(?<portal_rest>.*)$`)} /$portal_rest;
}
map $portal_path $portal_no_page {
  default 0;
  ${patternOf(notPages)} 1;
}
map $portal_path $portal_no_file {
  default 1;
  ${quoted(`~^/artefacts/${releasedFile.source.slice(1)}`)} 0;
}
map $cookie_currentUser $portal_visit {
  default in;
  "" out;
}
map $portal_visit:$portal_path $portal_page {
  default ${pages.other};${routes.join('')}
}
map $http_accept $portal_reader {
  default problem;
  ~text/html html;
}`;
}

/** For raw paths, with or without a trailing slash. */
const pathExpression = (pattern: string) =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part.replaceAll('.', '\\.')}`,
    )
    .join('') + '/?';
