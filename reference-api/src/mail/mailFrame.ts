import type { Language } from '@portal/contract';
import { escapeMarkup as safe } from '@portal/node';
import { phrases } from './words.ts';

const ink = '#1b2430';
const quiet = '#5a6674';

/** Inline: many mail programs drop other styles. */
export const mailStyles = {
  paragraph: `margin:0 0 20px;font-size:16px;line-height:1.6;color:${ink}`,
  small: `margin:0 0 12px;font-size:14px;line-height:1.6;color:${quiet}`,
  title: `margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600;color:${ink}`,
  footer: `margin:32px 0 12px;padding-top:16px;border-top:1px solid #d8dde3;font-size:14px;line-height:1.6;color:${quiet}`,
  link: `color:#12355b`,
  quietLink: `color:${quiet};word-break:break-all`,
  button:
    'display:inline-block;padding:12px 24px;background:#12355b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:4px',
};

interface Frame {
  name: string;
  subject: string;
  /** Default: the subject. */
  heading?: string;
  language: Language;
  /** HTML between greeting and footer. */
  content: string;
}

/** Frames the content, without external resources. */
export function mailFrame({ name, subject, heading = subject, language, content }: Frame): string {
  const { portal, greeting, automatic } = phrases[language];
  const { paragraph, small } = mailStyles;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:0;background:#ffffff">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font-family:system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #d8dde3;font-size:14px;font-weight:600;color:${quiet}">${portal}</p>
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.3;font-weight:600;color:${ink}">${safe(heading)}</h1>
<p style="${paragraph}">${safe(greeting(name))}</p>
${content}
<p style="${small}">${automatic}</p>
</div>
</body>
</html>
`;
}
