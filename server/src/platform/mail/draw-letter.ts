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

const serif = "Georgia,'Times New Roman',serif";
/** The first three are the product's, which the mailbox page loads. */
const sans = "Hind,'Hind Siliguri','Hind Madurai','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * A letter as HTML in the product's look. The page that a paragraph ends with is drawn as a button; an address within
 * its words, which may be another person's, stays a link.
 */
export function drawLetter(
  paragraphs: readonly Paragraph[],
  { publicUrl, locale, button: label, unsubscribeUrl = null, picture = null, sums = [] }: Draw,
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
      : `<p style="margin:0 0 8px"><a href="${escapeHtml(unsubscribeUrl)}" style="color:${quietInk}">${say('mail.stop')}</a> &middot; <a href="${home}/settings?tab=notifications" style="color:${quietInk}">${say('mail.choices')}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><style>a{color:${madder};overflow-wrap:anywhere}</style></head><body style="margin:0;padding:24px 12px;background:${ground};color:${ink}"><div style="max-width:36em;margin:auto"><p style="margin:0 0 16px;font:24px/1.3 ${serif}"><a href="${home}/" style="color:${ink};text-decoration:none">Tanabana</a></p><div style="background:${card};border:1px solid ${seam};border-top:3px solid ${madder};padding:24px 24px 8px;font:16px/1.6 ${sans}">${drawPicture(picture)}${drawn.join('')}</div><div style="padding:16px 0;color:${quietInk};font:13px/1.5 ${sans}">${foot}<p style="margin:0">${say('mail.house')}</p></div></div></body></html>`;
}

/** Four wide to five high, as on the site. */
function drawPicture(picture: string | null): string {
  const small = picture && pictureVariant(picture, 320, 'webp');
  if (!small) return '';
  return `<img src="${escapeHtml(small)}" alt="" width="128" height="160" style="display:block;width:128px;height:160px;margin:0 0 20px;border-radius:2px;object-fit:cover">`;
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
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(page)}" style="display:inline-block;padding:12px 22px;background:${madder};border-radius:4px;color:${card};font-weight:600;text-decoration:none">${label}</a></p>`;
}
