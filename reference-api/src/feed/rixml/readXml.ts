import sax from 'sax';
import { FeedRefusal } from '../FeedRefusal.ts';
import type { XmlElement } from './xmlElement.ts';

/** Facts about research are some kilobytes; the research itself is in other files. */
const mostBytes = 20 * 1024 * 1024;
const mostText = 2_000_000;
const longestText = 100_000;
const mostElements = 20_000;
const deepest = 60;

/** Only the five entities of XML itself. */
const parsing = { xmlns: true, strictEntities: true, position: true };

/** Of the whole file, and where it was met. */
export class XmlRefusal extends FeedRefusal {
  constructor(
    readonly line: number,
    reason: string,
    hint: string,
  ) {
    super(reason, hint);
  }
}

const large = 'Put research into files of its own, next to the RIXML file.';

/** Builds elements within bounds. Nothing is ever resolved: a document type, and with it each entity and DTD, is refused. */
class XmlReader {
  private readonly parser = sax.parser(true, parsing);
  private readonly open: { element: XmlElement; length: number }[] = [];
  private root: XmlElement | undefined;
  private elements = 0;
  private text = 0;

  constructor() {
    const { parser } = this;
    parser.onerror = ({ message }) => {
      const [what = ''] = message.split('\n');
      if (what.startsWith('Max buffer length')) this.refuse('has a name or value that is too long', large);
      this.refuse(`is not well-formed XML (${what.replace(/\.$/, '')})`, 'Export it again.');
    };
    parser.ondoctype = () =>
      this.refuse('has a document type, which RIXML does not have', 'Export it without DTD and entities.');
    parser.onsgmldeclaration = () => this.refuse('has a declaration of SGML', 'Export it without.');
    parser.onprocessinginstruction = ({ name, body }) => {
      const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)/.exec(body) ?? [];
      if (name === 'xml' && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
        this.refuse(`is in ${encoding}`, 'Export it in UTF-8.');
    };
    parser.onopentag = (tag) => this.begin(tag as sax.QualifiedTag);
    parser.onclosetag = () => void this.open.pop();
    parser.ontext = (text) => this.add(text);
    parser.oncdata = (text) => this.add(text);
  }

  write(text: string): void {
    this.parser.write(text);
  }

  end(): XmlElement {
    this.parser.close();
    return this.root ?? this.refuse('has no element', 'Export it again.');
  }

  refuse(what: string, hint: string): never {
    const line = this.parser.line + 1;
    throw new XmlRefusal(line, `The file ${what} (line ${line}).`, hint);
  }

  private begin({ local, uri, attributes }: sax.QualifiedTag): void {
    this.elements += 1;
    if (this.elements > mostElements || this.open.length >= deepest)
      this.refuse('has more elements than any research', large);
    const named = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    for (const [, value] of named) this.count(value);
    const element: XmlElement = {
      name: local,
      namespace: uri,
      line: this.parser.line + 1,
      attributes: Object.fromEntries(named),
      content: [],
      isRead: false,
    };
    this.open.at(-1)?.element.content.push(element);
    this.root ??= element;
    this.open.push({ element, length: 0 });
  }

  private add(text: string): void {
    const inner = this.open.at(-1);
    if (inner === undefined) return;
    this.count(text);
    inner.element.content.push(text);
    inner.length += text.length;
    if (inner.length > longestText)
      this.refuse(`has more than ${longestText} characters in one ${inner.element.name}`, large);
  }

  private count(text: string): void {
    this.text += text.length;
    if (this.text > mostText) this.refuse('has more text than any research', large);
  }
}

/**
 * Reads a file of XML in UTF-8, as far as its bounds go.
 * @throws XmlRefusal
 */
export async function readXml(bytes: AsyncIterable<Uint8Array>): Promise<XmlElement> {
  const reader = new XmlReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      return reader.refuse('is not in UTF-8', 'Export it in UTF-8.');
    }
  };
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > mostBytes) reader.refuse('is larger than any research', large);
    reader.write(decode(chunk));
  }
  reader.write(decode());
  return reader.end();
}
