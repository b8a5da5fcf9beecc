import { loadFaces } from '../document-faces.ts';
import { loadPdfKit } from '../load-pdf-kit.ts';
import type { Style, Typesetter } from '../typesetter.ts';
import { black, drawQr, fitting, openA6, page, width } from './a6-sheet.ts';
import { encodeCode128, encodeQr } from './bar-codes.ts';

interface Reach {
  name: string;
  phone: string;
  /** Without empty lines. */
  lines: string[];
}

export interface LabelFacts {
  orderNumber: string;
  /** Empty if there is no carrier yet. */
  carrier: string;
  /** The content of the Code 128: the tracking number, or the order number if there is none. */
  code: string;
  /** The link in the QR code. */
  link: string;
  to: Reach;
  /** Printed large. */
  pincode: string;
  from: Reach;
  /** Used as the creation date of the file, so that drawing it again gives the same bytes. */
  orderedAt: Date;
}

const styles = {
  brand: { voice: 'title', size: 14, colour: black },
  carrier: { voice: 'strong', size: 12, colour: black },
  name: { voice: 'strong', size: 12.5, colour: black },
  text: { voice: 'text', size: 10.5, colour: black },
  pincode: { voice: 'strong', size: 21, colour: black },
  small: { voice: 'text', size: 7.5, colour: black },
  code: { voice: 'strong', size: 10.5, colour: black },
} as const satisfies Record<string, Style>;

const qrSize = 108;
const barHeight = 58;
/** The quiet zone on either side of a Code 128, in modules. */
const quiet = 10;

/** The label of a parcel as a one-page PDF, in black on white for label printers. */
export async function drawLabel(facts: LabelFacts): Promise<Buffer> {
  const [PDFDocument, faces, bars, modules] = await Promise.all([
    loadPdfKit(),
    loadFaces(),
    encodeCode128(facts.code),
    encodeQr(facts.link),
  ]);
  const sheet = openA6(PDFDocument, faces, {
    title: `Shipping label ${facts.orderNumber}`,
    createdAt: facts.orderedAt,
    locale: 'en',
  });
  const { doc, type, part } = sheet;

  part('P', {}, () => drawHead(type, facts));
  sheet.rule(40);
  part('P', {}, () => drawReceiver(type, facts));
  part('Figure', { alt: `QR code of ${facts.link}` }, () =>
    drawQr(doc, modules, { right: page.right, top: 120, size: qrSize }),
  );
  sheet.rule(232);
  part('Figure', { alt: `Code 128 of ${facts.code}` }, () => drawBars(doc, bars));
  part('P', {}, () => {
    type.set(facts.code, styles.code, { x: page.left, y: 244 + barHeight + 4, width });
  });
  sheet.rule(332);
  part('P', {}, () => drawSender(type, facts));
  return sheet.close();
}

function drawHead(type: Typesetter, { carrier, orderNumber }: LabelFacts): void {
  type.set('Tanabana', styles.brand, { x: page.left, y: 12, width: width / 2 });
  type.set(carrier === '' ? orderNumber : carrier, styles.carrier, {
    x: page.left + width / 2,
    y: 13,
    width: width / 2,
    align: 'right',
  });
}

/** Never reaches the bars, however long the address is. */
function drawReceiver(type: Typesetter, { to, pincode }: LabelFacts): void {
  const x = page.left;
  let y = 48;
  y += type.set('Deliver to', styles.small, { x, y, width }) + 1;
  y += type.set(to.name, styles.name, { x, y, width });
  const narrow = width - qrSize - 12;
  const lines = [...to.lines, to.phone].filter((line) => line !== '');
  const size = fitting(type, styles.text, lines, narrow, 196 - y);
  for (const line of lines) y += type.set(line, { ...styles.text, size }, { x, y, width: narrow });
  type.set(pincode, styles.pincode, { x, y: 200, width: narrow });
}

function drawSender(type: Typesetter, { from, orderNumber }: LabelFacts): void {
  const x = page.left;
  let y = 339;
  y += type.set('From', styles.small, { x, y, width: width / 2 }) + 1;
  const line = [from.name, ...from.lines, from.phone].filter((each) => each !== '').join(', ');
  const size = Math.min(9, fitting(type, styles.text, [line], width, page.bottom - y - 12));
  type.set(line, { ...styles.text, size }, { x, y, width });
  type.set(`Order ${orderNumber}`, styles.small, { x, y: page.bottom - 10, width });
}

function drawBars(doc: PDFKit.PDFDocument, bars: readonly number[]): void {
  const modules = bars.reduce((sum, bar) => sum + bar, 0) + 2 * quiet;
  const module = Math.min(1.9, width / modules);
  let x = page.left + (width - module * modules) / 2 + module * quiet;
  bars.forEach((bar, index) => {
    if (index % 2 === 0) doc.rect(x, 244, bar * module, barHeight);
    x += bar * module;
  });
  doc.fill(black);
}
