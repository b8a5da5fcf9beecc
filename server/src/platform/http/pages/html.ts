/** HTML that is safe to insert into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Html[];

/** Template tag for HTML. Every inserted text is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(asText)));
}

function asText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((each) => each.text).join('');
  return escapeHtml(String(part));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Turns URLs of our own pages in an escaped text into links. URLs of other sites stay text, because other people may
 * have written them. A closing full stop and quotation marks are not part of a URL.
 */
export function linkAddresses(escaped: string, publicUrl: string): string {
  const ours = escapeHtml(publicUrl);
  return escaped.replace(/https?:\/\/(?:(?!&quot;|&#39;)[^\s<“”‘’«»])*(?<![.,:!?)।])/g, (url) =>
    url === ours || url.startsWith(`${ours}/`) ? `<a href="${url}">${url}</a>` : url,
  );
}
