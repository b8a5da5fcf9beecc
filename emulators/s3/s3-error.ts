/** An error in S3's format. */
export class S3Error extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const escapeXml = (text: string): string => text.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Writes an XML element: an object becomes one child element per entry, a list repeats the element. */
export function element(name: string, value: XmlValue): string {
  if (Array.isArray(value)) return value.map((each) => element(name, each)).join('');
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([child, inner]) => element(child, inner));
    return `<${name}>${children.join('')}</${name}>`;
  }
  return `<${name}>${escapeXml(String(value))}</${name}>`;
}

type XmlValue = string | number | boolean | { [child: string]: XmlValue } | XmlValue[];
