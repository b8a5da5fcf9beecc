import type { HandKind } from '#contracts/hands/credits.ts';
import type { IstDay } from '#contracts/platform/ist-day.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { loadFaces } from '../document-faces.ts';
import { voiceIn } from '../document-words.ts';
import { loadPdfKit } from '../load-pdf-kit.ts';
import type { Style } from '../typesetter.ts';
import { black, drawQr, fitting, openA6, page, width } from './a6-sheet.ts';
import { encodeQr } from './bar-codes.ts';

export interface TagFacts {
  orderNumber: string;
  piece: string;
  /** Null while nobody has the piece. */
  due: IstDay | null;
  kind: HandKind | null;
  /** The link in the QR code. */
  link: string;
  printedAt: Date;
  locale: Locale;
}

const styles = {
  brand: { voice: 'title', size: 14, colour: black },
  number: { voice: 'strong', size: 12, colour: black },
  piece: { voice: 'title', size: 24, colour: black },
  small: { voice: 'text', size: 8.5, colour: black },
  due: { voice: 'strong', size: 17, colour: black },
} as const satisfies Record<string, Style>;

const qrSize = 190;

/** The job tag of a piece as a one-page PDF. It names no buyer. */
export async function drawTag(facts: TagFacts): Promise<Buffer> {
  const [PDFDocument, faces, modules] = await Promise.all([loadPdfKit(), loadFaces(), encodeQr(facts.link)]);
  const { orderNumber, piece, due, kind, link, printedAt, locale } = facts;
  const voice = voiceIn(locale);
  const title = `${voice.say('jobTag')} ${orderNumber}`;
  const { doc, type, part, rule, close } = openA6(PDFDocument, faces, {
    title,
    createdAt: printedAt,
    locale,
  });
  const x = page.left;
  part('P', {}, () => {
    type.set('Tanabana', styles.brand, { x, y: 12, width: width / 2 });
    type.set(orderNumber, styles.number, { x: x + width / 2, y: 13, width: width / 2, align: 'right' });
  });
  rule(40);
  part('H1', {}, () => {
    const size = fitting(type, styles.piece, [piece], width, 64);
    type.set(piece, { ...styles.piece, size }, { x, y: 46, width });
  });
  if (due !== null) {
    part('P', {}, () => {
      const label = kind === null ? voice.say('backBy') : `${voice.say(kind)} · ${voice.say('backBy')}`;
      type.set(label, styles.small, { x, y: 116, width });
      type.set(voice.day(due), styles.due, { x, y: 127, width });
    });
  }
  rule(158);
  part('Figure', { alt: `QR code of ${link}` }, () =>
    drawQr(doc, modules, { right: (page.width + qrSize) / 2, top: 164, size: qrSize }),
  );
  part('P', {}, () =>
    type.set(voice.say(due === null ? 'scanOrder' : 'scanHand'), styles.small, { x, y: 364, width }),
  );
  return close();
}
