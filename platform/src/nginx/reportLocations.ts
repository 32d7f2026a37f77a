import { reportPath } from '../security/pagePolicy.ts';
import { indented, quoted, type HeaderLines } from './headerLines.ts';

/** As in the gateway, nothing a visitor typed or holds. */
const readings = {
  directive: '"(?:effective-directive|effectiveDirective)"\\s*:\\s*"(?<portal_directive>[a-z-]{2,40})',
  blocked: '"(?:blocked-uri|blockedURL)"\\s*:\\s*"(?<portal_blocked>[a-z]+://[\\w.:-]{1,100}|[a-z-]{1,30})',
  page: '"(?:document-uri|documentURL)"\\s*:\\s*"https?://[^/"]+(?<portal_first>/[\\w-]{0,40})',
};

/** Only the first of several refusals is logged. */
export const reportMaps = `${Object.entries(readings)
  .map(([name, expression]) => {
    const found = /<(\w+)>/.exec(expression)?.[1] ?? '';
    return `map $request_body $portal_report_${name} {\n  default "";\n  ${quoted(`~${expression}`)} $${found};\n}`;
  })
  .join('\n')}
map $request_body $portal_report_counts {
  default $portal_report_directive;
  ${quoted('~"(?:source-file|sourceFile|blocked-uri|blockedURL)"\\s*:\\s*"[a-z-]*extension:')} "";
}
map $content_type $portal_no_report {
  default 1;
  ~^application/(?:csp-report|reports\\+json) 0;
}
log_format portal_report 'The content policy refused $portal_report_directive $portal_report_blocked on $portal_report_page';
limit_req_zone $portal_visitor zone=portal_reports:1m rate=30r/m;
limit_req_status 429;`;

/** nginx can log a body only if it was proxied, so it is passed to this same server and discarded. */
export const reportLocations = (listen: string, { other }: HeaderLines): string => `location = ${reportPath} {
  if ($request_method != POST) {
    return 404;
  }
  if ($portal_no_report) {
    return 415;
  }
  limit_req zone=portal_reports burst=29 nodelay;
  client_max_body_size 16k;
  client_body_buffer_size 16k;
  access_log logs/reports.log portal_report if=$portal_report_counts;
  proxy_pass http://${listen}${reportPath}/taken;
${indented(other, 2)}
}

location = ${reportPath}/taken {
  return 204;
}`;
