import { aPublication } from '@portal/testing';
import { isSamePaper } from './isSamePaper.ts';

const english = aPublication({ doc_ref: 'E1' });
const german = aPublication({ doc_ref: 'G1' });

test('[P-08] a publication and its other edition are one paper, two publications are two', () => {
  expect(isSamePaper(english, english)).toBe(true);
  expect(isSamePaper(english, german)).toBe(false);
  const { doc_ref, title, language, entitled, attachment_content_type, download_link, preview_link } = german;
  const edition = {
    ...{ doc_ref, title, language, entitled },
    ...{ attachment_content_type, download_link, preview_link },
  };
  expect(isSamePaper({ ...english, other_editions: [edition] }, german)).toBe(true);
  expect(isSamePaper(german, { ...english, other_editions: [edition] })).toBe(true);
});
