import { SeededRandom } from '#seed/SeededRandom.ts';
import type { DocumentRecord } from '../DocumentRecord.ts';
import { reportText } from '../words/reportText.ts';
import { topics } from './topics.ts';

export interface Body {
  keyPoints: string[];
  sections: { heading: string; paragraphs: string[][] }[];
}

export type BodySubject = Pick<
  DocumentRecord,
  'docRef' | 'language' | 'companies' | 'sectors' | 'assetClassLabels'
>;

const sentencesPerParagraph = 3;
const topicsPerReport = 2;

/** Picks in random order, repeating none until all were used. */
function sentenceSource(sentences: readonly string[], subject: string, stream: SeededRandom) {
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...sentences];
    const [sentence = ''] = left.splice(stream.between(0, left.length - 1), 1);
    return sentence.replaceAll('{s}', subject).replaceAll('{n}', String(stream.between(2, 28)));
  };
}

/** Picks the same topics for both editions of a paper on a company. */
function topicsOf({ docRef, language, companies }: BodySubject): string[] {
  const [day] = docRef.split('-');
  const stream = new SeededRandom(`topics ${day} ${companies[0] ?? docRef}`);
  const topic = sentenceSource(
    topics.map((each) => each[language]),
    '',
    stream,
  );
  return Array.from({ length: topicsPerReport }, topic);
}

export function writeBody(record: BodySubject): Body {
  const text = reportText[record.language];
  const stream = new SeededRandom(`report ${record.docRef}`);
  const subject = record.companies[0] ?? record.sectors[0] ?? record.assetClassLabels.join(', ');
  const keyPoint = sentenceSource(text.keyPoints, subject, stream);
  const sentence = sentenceSource(text.sentences, subject, stream);
  const paragraph = () => Array.from({ length: sentencesPerParagraph }, sentence);
  const keyPoints = [keyPoint(), keyPoint(), keyPoint()];
  const sections = text.headings.map((heading) => ({ heading, paragraphs: [paragraph(), paragraph()] }));
  sections.at(-1)?.paragraphs.push(topicsOf(record));
  return { keyPoints, sections };
}

const isHeading = (line: string) => line.startsWith('# ');

/** Writes one sentence per line, an empty line between paragraphs, headings after `# `. */
export function textOf({ keyPoints, sections }: Body): string {
  const parts = sections.flatMap(({ heading, paragraphs }) => [[`# ${heading}`], ...paragraphs]);
  return [keyPoints, ...parts].map((lines) => lines.join('\n')).join('\n\n');
}

export function bodyOf(text: string): Body {
  const [keyPoints = [], ...parts] = text.split('\n\n').map((part) => part.split('\n'));
  const sections: Body['sections'] = [];
  for (const part of parts) {
    const [first = ''] = part;
    if (isHeading(first)) sections.push({ heading: first.slice(2), paragraphs: [] });
    else sections.at(-1)?.paragraphs.push(part);
  }
  return { keyPoints, sections };
}
