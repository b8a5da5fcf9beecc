import { partInWords, partOf } from '#contracts/letters/letter.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { escapeHtml, linkAddresses } from '#server/platform/http/pages/html.ts';

interface Draw {
  /** Where our pages are: only links to them are made live. */
  publicUrl: string;
  locale: Locale;
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
const sans = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A letter's plain text as HTML in the product's look, paragraph by paragraph. */
export function drawLetter(text: string, { publicUrl, locale, unsubscribeUrl = null }: Draw): string {
  const say = (part: 'mail.stop' | 'mail.choices' | 'mail.house' | 'mail.open') =>
    escapeHtml(partInWords(partOf(part), locale));
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const { before, page } = pageAtEnd(paragraph, { publicUrl, locale });
    const words = linkAddresses(escapeHtml(before), publicUrl).replaceAll('\n', '<br>');
    return [
      words === '' ? '' : `<p style="margin:0 0 16px">${words}</p>`,
      page === null ? '' : drawButton(page, say('mail.open')),
    ].join('');
  });
  const home = escapeHtml(publicUrl);
  const foot =
    unsubscribeUrl === null
      ? ''
      : `<p style="margin:0 0 8px"><a href="${escapeHtml(unsubscribeUrl)}" style="color:${quietInk}">${say('mail.stop')}</a> &middot; <a href="${home}/settings?tab=notifications" style="color:${quietInk}">${say('mail.choices')}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><style>a{color:${madder};overflow-wrap:anywhere}</style></head><body style="margin:0;padding:24px 12px;background:${ground};color:${ink}"><div style="max-width:36em;margin:auto"><p style="margin:0 0 16px;font:24px/1.3 ${serif}"><a href="${home}/" style="color:${ink};text-decoration:none">Tanabana</a></p><div style="background:${card};border:1px solid ${seam};border-top:3px solid ${madder};padding:24px 24px 8px;font:16px/1.6 ${sans}">${paragraphs.join('')}</div><div style="padding:16px 0;color:${quietInk};font:13px/1.5 ${sans}">${foot}<p style="margin:0">${say('mail.house')}</p></div></div></body></html>`;
}

/** The page of ours that a paragraph ends with, which is drawn as a button; its words end with a full stop in place of a colon. */
function pageAtEnd(paragraph: string, { publicUrl, locale }: Draw): { before: string; page: string | null } {
  const [, before = '', page] = /^(.*?)(https?:\/\/\S*[^\s.,:!?)])\s*$/s.exec(paragraph) ?? [];
  if (page === undefined || !page.startsWith(`${publicUrl}/`)) return { before: paragraph, page: null };
  const stop = locale === 'hi' || locale === 'bn' ? '।' : '.';
  return { before: before.trimEnd().replace(/:$/, stop), page };
}

function drawButton(page: string, label: string): string {
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(page)}" style="display:inline-block;padding:12px 22px;background:${madder};border-radius:4px;color:${card};font-weight:600;text-decoration:none">${label}</a></p>`;
}
