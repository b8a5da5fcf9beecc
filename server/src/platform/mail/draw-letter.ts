import { type Paragraph, type PartName, partInWords, partOf } from '#contracts/letters/letter.ts';
import { type Locale, localePrefix } from '#contracts/platform/locales.ts';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { valueInWords } from '#contracts/sentences/say.ts';
import { escapeHtml, linkAddresses } from '#server/platform/http/pages/html.ts';

/** What the HTML of a letter shows beside its words. */
export interface Shown {
  /** The 1080 px address of one of our pictures; null where there is none. */
  picture?: string | null;
  /** In rupees, one beneath the other. */
  sums?: readonly { label: SumName; rupees: number }[];
}

export type SumName = Extract<PartName, `sums.${string}`>;

interface Draw extends Shown {
  /** Stands above the words; left out where they begin with it. */
  heading?: string;

  /** Where our pages are: only links to them are made live. */
  publicUrl: string;
  locale: Locale;
  /** What the buttons say. */
  button: string;
  /** For the foot of a letter that its reader can stop. */
  unsubscribeUrl?: string | null;
}

/** The colours of the light theme, written out: programs that show mail know no style sheet of ours. */
const ink = '#181a30';
const quietInk = '#484a5f';
const ground = '#f3eee3';
const card = '#fcf9f2';
const seam = '#d5cbb8';
const madder = '#982723';
const turmeric = '#dfa22e';
const indigo = '#2b4090';

/** The first three of each are the product's, which the mailbox page loads. */
const serif = "'Tiro Devanagari Hindi','Tiro Bangla','Noto Serif Tamil',Georgia,'Times New Roman',serif";
const sans = "Hind,'Hind Siliguri','Hind Madurai','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A letter as HTML in the product's look. The page that a paragraph ends with is drawn as a button; an address within
 * its words, which may be another person's, stays a link.
 */
export function drawLetter(
  paragraphs: readonly Paragraph[],
  { publicUrl, locale, button: label, heading = '', unsubscribeUrl = null, picture = null, sums = [] }: Draw,
): string {
  const say = (part: 'mail.stop' | 'mail.choices' | 'mail.house') =>
    escapeHtml(partInWords(partOf(part), locale));
  const amounts = drawSums(sums, locale);
  const sumsAt = paragraphs.findLastIndex(({ page }) => page?.startsWith(`${publicUrl}/`));
  const drawn = paragraphs.map(({ text, page }, index) => {
    const button = page?.startsWith(`${publicUrl}/`) ? page : null;
    const words = button === null ? text : endSentence(text.slice(0, -button.length), locale);
    const before = index === sumsAt ? amounts : '';
    return (
      before + drawWords(words, publicUrl) + (button === null ? '' : drawButton(button, escapeHtml(label)))
    );
  });
  const home = escapeHtml(`${publicUrl}${localePrefix(locale)}`);
  const foot =
    unsubscribeUrl === null
      ? ''
      : `<p style="margin:0"><a href="${escapeHtml(unsubscribeUrl)}" style="color:${quietInk}">${say('mail.stop')}</a> &middot; <a href="${home}/settings?tab=notifications" style="color:${quietInk}">${say('mail.choices')}</a></p>`;
  const head = drawHead(heading, picture);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><style>a{color:${madder};overflow-wrap:anywhere}</style></head><body style="margin:0;padding:28px 12px;background:${ground};color:${ink};overflow-wrap:anywhere"><div style="max-width:36em;margin:auto"><p style="margin:0 0 12px;font:26px/1.3 ${serif}"><a href="${home}/" style="color:${ink};text-decoration:none">Tanabana</a></p>${selvedge}<div style="background:${card};border:1px solid ${seam};border-top:0;padding:26px 24px 10px;font:16px/1.6 ${sans}">${head}${drawn.join('')}</div><div style="padding:18px 0;color:${quietInk};font:13px/1.6 ${sans}"><p style="margin:0 0 4px;font:${locale === 'en' ? 'italic ' : ''}15px/1.5 ${serif}">${say('mail.house')}</p>${foot}</div></div></body></html>`;
}

/** The three threads at the edge of the cloth, as under the header of the site. */
const selvedge = [
  [2, madder],
  [1, turmeric],
  [1, indigo],
]
  .map(
    ([thick, dye]) =>
      `<div style="height:0;margin:0 0 1px;border-top:${thick}px dashed ${dye};font-size:0;line-height:0">&nbsp;</div>`,
  )
  .join('');

/** The heading, beside the picture where there is one: four wide to five high, as on the site. */
function drawHead(heading: string, picture: string | null): string {
  const title =
    heading === ''
      ? ''
      : `<h1 style="margin:0;font:400 24px/1.28 ${serif};text-wrap:balance">${wholeNumbers(escapeHtml(heading))}</h1>`;
  const small = picture && pictureVariant(picture, 320, 'webp');
  if (!small) return title === '' ? '' : `<div style="margin:0 0 18px">${title}</div>`;
  const shot = `<img src="${escapeHtml(small)}" alt="" width="112" height="140" style="display:block;width:112px;height:140px;border-radius:2px;object-fit:cover">`;
  if (title === '') return `<div style="margin:0 0 20px">${shot}</div>`;
  return `<table role="presentation" style="width:100%;margin:0 0 22px;border-collapse:collapse"><tr><td style="width:112px;padding:0 20px 0 0;vertical-align:middle">${shot}</td><td style="padding:0;vertical-align:middle">${title}</td></tr></table>`;
}

/** Numbers of orders and complaints are not broken at their hyphens. */
function wholeNumbers(words: string): string {
  return words.replace(/[A-Z]{2}-\d{4}-\d{6}/g, '<span style="white-space:nowrap">$&</span>');
}

/** Labels at the left, amounts at the right edge in figures of one width. */
function drawSums(sums: NonNullable<Shown['sums']>, locale: Locale): string {
  if (sums.length === 0) return '';
  const rows = sums.map(
    ({ label, rupees }) =>
      `<tr><td style="padding:8px 16px 8px 0;border-bottom:1px solid ${seam}">${escapeHtml(partInWords(partOf(label), locale))}</td><td style="padding:8px 0;border-bottom:1px solid ${seam};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;font-weight:600">${escapeHtml(valueInWords('rupees', rupees, locale))}</td></tr>`,
  );
  return `<table role="presentation" style="width:100%;margin:0 0 20px;border-collapse:collapse;font:inherit">${rows.join('')}</table>`;
}

/** What stood before an address, with a full stop in place of its colon. */
function endSentence(words: string, locale: Locale): string {
  return words.trimEnd().replace(/:$/, locale === 'hi' || locale === 'bn' ? '।' : '.');
}

/** What somebody wrote may hold paragraphs of its own. */
function drawWords(words: string, publicUrl: string): string {
  return words
    .split(/\n{2,}/)
    .filter((each) => each !== '')
    .map((each) => linkAddresses(escapeHtml(each), publicUrl).replaceAll('\n', '<br>'))
    .map((each) => `<p style="margin:0 0 16px">${each}</p>`)
    .join('');
}

function drawButton(page: string, label: string): string {
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(page)}" style="display:inline-block;padding:13px 26px;background:${madder};border-radius:4px;outline:1px dashed #d9a29b;outline-offset:-5px;color:${card};font-weight:600;text-decoration:none">${label}</a></p>`;
}
