import { type Locale, localePrefix } from '#contracts/platform/locales.ts';
import { type PictureWidth, pictureVariant } from '#contracts/platform/picture-variants.ts';
import { letterPart, type Paragraph, partInWords } from '#contracts/words/letter.ts';
import { escapeHtml, linkAddresses } from '#server/platform/http/pages/html.ts';
import { fontOf, letterColours, letterStyle } from './letter-style.ts';
import { partsAround, type Shown, type ShownInWords, shownInWords } from './shown.ts';

interface Draw {
  /** Shown above the text; omitted if the text begins with it. */
  heading?: string;
  /** The greeting; not part of the preview in an inbox. */
  greeting?: string;
  shows?: Shown;
  /** The site's origin: only URLs under it become links. */
  publicUrl: string;
  locale: Locale;
  /** The button's label. */
  button: string;
  /** For the footer of an email that its reader can unsubscribe from. */
  unsubscribeUrl?: string | null;
}

const colour = letterColours.light;

/**
 * Renders an email as HTML: what happened, what it is about, what to do, one button, small print. The page at the end
 * of a paragraph becomes the button. A URL within the text, which may be another person's, stays a link. What follows
 * the button is small print.
 */
export function drawLetter(paragraphs: readonly Paragraph[], draw: Draw): string {
  const { publicUrl, locale, button, heading = '', greeting = '', shows = {}, unsubscribeUrl = null } = draw;
  const shown = shownInWords(shows, locale, publicUrl);
  const { before, leading, after } = partsAround(paragraphs, publicUrl);
  const page = leading?.page ?? null;
  const asked = leading && page !== null ? endSentence(leading.text.slice(0, -page.length), locale) : '';
  const words = (each: Paragraph) => drawParagraph(each, publicUrl, locale);
  const lead = before.find(({ isQuote }) => !isQuote)?.text ?? asked;
  const inside = [
    heading === '' ? '' : drawHeading(heading, locale),
    greeting === '' ? '' : drawWords(greeting, publicUrl),
    ...before.map(words),
    // In an email with a single sentence, that sentence comes before the design and facts.
    before.length === 0 ? drawWords(asked, publicUrl) : '',
    ...drawPhotographs(shown.photographs, page),
    drawThing(shown, page, locale),
    drawFacts(shown.facts, shown.thing === null),
    before.length === 0 ? '' : drawWords(asked, publicUrl),
    page === null ? '' : drawButton(page, button),
    after.length === 0 ? '' : drawSmallPrint(after.map(words).join(''), locale),
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><title>${escapeHtml(heading)}</title><style>${letterStyle}</style></head><body class="page ground" style="margin:0;padding:36px 16px 44px;background:${colour.ground};overflow-wrap:anywhere">${drawPreheader(lead)}<div style="max-width:600px;margin:auto">${drawHead(draw)}<div class="slip ink" style="background:${colour.raised};border:1px solid ${colour.seam};border-top:0;padding:36px 40px 18px;color:${colour.ink};font:${fontOf('sans', 16, 1.6, locale)}">${inside.join('')}</div>${drawFoot(draw, unsubscribeUrl)}</div></body></html>`;
}

/** The preview text next to the subject in an inbox. The blanks keep the preview from continuing with the body. */
function drawPreheader(lead: string): string {
  const shown = lead.replace(/\s+/g, ' ').slice(0, 160);
  return `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px">${escapeHtml(shown)}${'&#8199;&#847; '.repeat(60)}</div>`;
}

function drawHead({ publicUrl, locale }: Draw): string {
  const home = escapeHtml(`${publicUrl}${localePrefix(locale)}/`);
  return `<p class="edge ink" style="margin:0 0 14px;font:${fontOf('serif', 30, 1.2, 'en')}"><a href="${home}" style="color:${colour.ink};text-decoration:none">Tanabana</a></p>${selvedge}`;
}

/** Three coloured threads, as under the header of the site. */
const selvedge = (
  [
    ['madder', 2],
    ['turmeric', 1],
    ['indigo', 1],
  ] as const
)
  .map(
    ([dye, thick]) =>
      `<div class="${dye}" style="height:0;margin:0 0 1px;border-top:${thick}px dashed ${colour[dye]};font-size:0;line-height:0">&nbsp;</div>`,
  )
  .join('');

function drawHeading(heading: string, locale: Locale): string {
  return `<h1 style="margin:0 0 18px;font:${fontOf('serif', 28, 1.24, locale)};text-wrap:balance">${wholeNumbers(escapeHtml(heading))}</h1>`;
}

/** Keeps order and complaint numbers from wrapping at their hyphens. */
function wholeNumbers(words: string): string {
  return words.replace(/[A-Z]{2}-\d{4}-\d{6}/g, '<span style="white-space:nowrap">$&</span>');
}

/** A paragraph that is only a code, shown large so that it is easy to read and type. */
const aCode = /^\d{6}$/;

function drawCode(code: string): string {
  return `<p style="margin:4px 0 20px;font:600 34px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.16em">${code}</p>`;
}

function drawParagraph({ text, isQuote }: Paragraph, publicUrl: string, locale: Locale): string {
  if (aCode.test(text)) return drawCode(text);
  const words = drawWords(text, publicUrl);
  if (!isQuote) return words;
  return `<blockquote class="stitch" style="margin:0 0 20px;padding:4px 0 1px 18px;border-left:2px dashed ${colour.stitch};font:${fontOf('serif', 18, 1.5, locale, locale === 'en' ? 'italic ' : '')}">${words}</blockquote>`;
}

/** A text written by a person may contain several paragraphs. */
function drawWords(words: string, publicUrl: string): string {
  return words
    .split(/\n{2,}/)
    .filter((each) => each !== '')
    .map((each) => linkAddresses(wholeNumbers(escapeHtml(each)), publicUrl).replaceAll('\n', '<br>'))
    .map((each) => `<p style="margin:0 0 16px">${each}</p>`)
    .join('');
}

/** The first photograph at full width, the others side by side with the aspect ratio of the site. */
function drawPhotographs([first, ...others]: readonly string[], page: string | null): string[] {
  if (first === undefined) return [];
  const wide = `<p style="margin:4px 0 10px">${linked(page, drawPicture(first, 640, 'width:100%;height:auto'))}</p>`;
  const small = others.map((url) =>
    drawPicture(url, 320, 'display:inline-block;width:30%;aspect-ratio:4/5;margin:0 3% 10px 0'),
  );
  return [wide, small.length === 0 ? '' : `<p style="margin:0 0 10px">${linked(page, small.join(''))}</p>`];
}

/** The picture on the left, with the site's aspect ratio of 4:5; title and maker next to it. */
function drawThing({ thing }: ShownInWords, leadsTo: string | null, locale: Locale): string {
  if (thing === null) return '';
  const page = thing.page ?? leadsTo;
  const title = `<span class="ink" style="color:${colour.ink};font:${fontOf('serif', 20, 1.3, locale)}">${escapeHtml(thing.title)}</span>`;
  const by =
    thing.by === ''
      ? ''
      : `<br><span class="ink-2" style="color:${colour['ink-2']};font:${fontOf('sans', 14, 1.9, locale)}">${escapeHtml(thing.by)}</span>`;
  const words = `<td style="padding:0;vertical-align:middle">${linked(page, title)}${by}</td>`;
  const picture = thing.picture && drawPicture(thing.picture, 320, 'width:104px;height:130px');
  const cell = picture
    ? `<td style="width:104px;padding:0 20px 0 0;vertical-align:middle">${linked(page, picture)}</td>`
    : '';
  return `<table role="presentation" style="width:100%;margin:8px 0 20px;border-collapse:collapse"><tr>${cell}${words}</tr></table>`;
}

/** Empty if the URL is not one of our pictures. */
function drawPicture(url: string, width: PictureWidth, style: string): string {
  const variant = pictureVariant(url, width, 'webp');
  if (variant === null) return '';
  return `<img class="sunk" src="${escapeHtml(variant)}" alt="" style="display:block;border-radius:2px;object-fit:cover;background:${colour.sunk};${style}">`;
}

function linked(page: string | null, inside: string): string {
  if (page === null || inside === '') return inside;
  return `<a href="${escapeHtml(page)}" style="text-decoration:none">${inside}</a>`;
}

/** Labels on the left; values right-aligned with tabular figures. */
function drawFacts(facts: ShownInWords['facts'], isAlone: boolean): string {
  if (facts.length === 0) return '';
  const line = `border-top:1px solid ${colour.seam}`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="seam ink-2" style="padding:9px 16px 9px 0;${line};color:${colour['ink-2']};font-size:15px">${escapeHtml(label)}</td><td class="seam" style="padding:9px 0;${line};text-align:right;font-variant-numeric:tabular-nums">${wholeNumbers(escapeHtml(value))}</td></tr>`,
  );
  return `<table role="presentation" class="seam" style="width:100%;margin:${isAlone ? 8 : 0}px 0 24px;border-collapse:collapse;border-bottom:1px solid ${colour.seam};font:inherit">${rows.join('')}</table>`;
}

/** The text before a URL, with its colon replaced by a full stop. */
function endSentence(words: string, locale: Locale): string {
  const line = words.trimEnd();
  return line.endsWith(':')
    ? partInWords(letterPart('mail.sentence', { line: line.slice(0, -1) }), locale)
    : line;
}

function drawButton(page: string, label: string): string {
  return `<p style="margin:24px 0 28px"><a href="${escapeHtml(page)}" class="go" style="display:inline-block;padding:13px 28px;background:${colour.madder};border-radius:4px;outline:1px dashed #d9a29b;outline-offset:-5px;color:${colour['on-madder']};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function drawSmallPrint(words: string, locale: Locale): string {
  return `<div class="ink-2 seam" style="border-top:1px solid ${colour.seam};padding:18px 0 0;color:${colour['ink-2']};font:${fontOf('sans', 14, 1.6, locale)}">${words}</div>`;
}

function drawFoot({ publicUrl, locale }: Draw, unsubscribeUrl: string | null): string {
  const say = (part: 'mail.stop' | 'mail.choices' | 'mail.house') =>
    escapeHtml(partInWords(letterPart(part), locale));
  const link = (to: string, label: string) =>
    `<a href="${escapeHtml(to)}" style="color:${colour['ink-2']}">${label}</a>`;
  const choices = `${publicUrl}${localePrefix(locale)}/settings?tab=notifications`;
  const stop =
    unsubscribeUrl === null
      ? ''
      : `<p style="margin:0">${link(unsubscribeUrl, say('mail.stop'))} &middot; ${link(choices, say('mail.choices'))}</p>`;
  return `<div class="edge ink-2" style="padding:22px 0 0;color:${colour['ink-2']};font:${fontOf('sans', 13, 1.6, locale)}"><p style="margin:0 0 6px;font:${fontOf('serif', 15, 1.5, locale, locale === 'en' ? 'italic ' : '')}">${say('mail.house')}</p>${stop}</div>`;
}
