import { amountInWords } from '#contracts/documents/amount-in-words.ts';
import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import { loadFaces } from './document-faces.ts';
import type { DocumentSnapshot, SnapshotSeller } from './document-snapshot.ts';
import { dayOf, instalmentNames, momentOf, moneyOf, titles } from './document-words.ts';
import { drawItems } from './draw-items.ts';
import { drawRows, type SumRow } from './draw-rows.ts';
import { openSheet, page, pageWidth, type Sheet, styles } from './sheet.ts';
import { splitTax } from './split-tax.ts';

export interface Drawing {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  snapshot: DocumentSnapshot;
}

/** The document as a PDF file: from its snapshot alone, so that it is the same bytes for ever. */
export async function drawDocument(drawing: Drawing): Promise<Buffer> {
  const { kind, number, issuedAt, snapshot } = drawing;
  const sheet = await openSheet(await loadFaces(), { title: `${titles[kind]} ${number}`, issuedAt });
  drawHead(sheet, drawing);
  drawParties(sheet, drawing);
  if (!isOfWholeOrder(kind)) drawEvent(sheet, kind, snapshot);
  drawItems(sheet, snapshot.items);
  drawRows(sheet, sumsOf(snapshot));
  if (kind === 'CREDIT_NOTE') drawRows(sheet, creditOf(snapshot));
  drawWords(sheet, snapshot.amountPaise);
  if (kind === 'ORDER_RECEIPT') drawNote(sheet, noGstin);
  drawMoney(sheet, drawing);
  return sheet.close(`${number}. Made by Tanabana for the seller; it is valid without a signature.`);
}

const noGstin =
  'The seller has given no GSTIN. This is a receipt for the order and no tax invoice: no input tax credit can be claimed with it.';

function isOfWholeOrder(kind: DocumentKind): boolean {
  return kind === 'INVOICE' || kind === 'ORDER_RECEIPT';
}

function drawHead(sheet: Sheet, { kind, number, issuedAt, snapshot }: Drawing): void {
  sheet.mark(page.left, 38, 19);
  sheet.tag('P', () => sheet.type.set('Tanabana', styles.brand, { x: page.left + 27, y: 36, width: 200 }));
  sheet.y = 84;
  sheet.tag('H1', () => {
    sheet.y += sheet.type.set(titles[kind], styles.title, { x: page.left, y: sheet.y, width: pageWidth });
  });
  sheet.y += 8;
  const facts = [
    ['Number', number],
    ['Date', dayOf(issuedAt)],
    ['Order', snapshot.order.number],
    snapshot.against === null
      ? ['Ordered on', dayOf(snapshot.order.createdAt)]
      : ['For the tax invoice', snapshot.against],
  ];
  const width = pageWidth / facts.length;
  facts.forEach(([label = '', value = ''], index) => {
    const x = page.left + index * width;
    sheet.tag('P', () => {
      sheet.type.set(label, styles.small, { x, y: sheet.y, width });
      sheet.type.set(value, styles.strong, { x, y: sheet.y + 12, width: width - 8 });
    });
  });
  sheet.y += 40;
  sheet.stitch(sheet.y);
  sheet.y += 14;
}

function drawParties(sheet: Sheet, { kind, snapshot }: Drawing): void {
  const { buyer } = snapshot;
  const place = `${buyer.city}, ${buyer.state} ${buyer.pincode}`;
  const sides = [
    { label: 'Sold by', name: snapshot.seller.name, lines: sellerLines(snapshot.seller) },
    {
      label: 'Billed and sent to',
      name: buyer.name,
      lines: [buyer.address, place, buyer.country, kind === 'INVOICE' ? placeOfSupply(snapshot) : ''],
    },
  ];
  const width = pageWidth / 2 - 12;
  const top = sheet.y;
  let bottom = top;
  sides.forEach(({ label, name, lines }, index) => {
    const x = page.left + index * (width + 24);
    let y = top;
    sheet.tag('P', () => {
      y += sheet.type.set(label, styles.small, { x, y, width }) + 1;
      y += sheet.type.set(name, styles.strong, { x, y, width });
      for (const line of lines.filter((each) => each.trim() !== '')) {
        y += sheet.type.set(line, styles.text, { x, y, width });
      }
    });
    bottom = Math.max(bottom, y);
  });
  sheet.y = bottom + 18;
}

function sellerLines({ address = '', city, state = '', pincode = '', gstin = '' }: SnapshotSeller): string[] {
  const place = [city, `${state} ${pincode}`.trim()].filter((part) => part !== '').join(', ');
  return [address, place, gstin === '' ? '' : `GSTIN ${gstin}`, 'through Tanabana'];
}

/** '' where nothing is known of it, as on what was issued before the tax was split. */
function placeOfSupply(snapshot: DocumentSnapshot): string {
  const tax = splitTax(snapshot, 0);
  return tax ? `Place of supply: ${tax.placeOfSupply}` : '';
}

/** What a receipt or a refund's document is about, said large. */
function drawEvent(sheet: Sheet, kind: DocumentKind, snapshot: DocumentSnapshot): void {
  const { x, width } = { x: page.left, width: pageWidth };
  sheet.tag('P', () => {
    sheet.y += sheet.type.set(eventOf(kind, snapshot), styles.small, { x, y: sheet.y, width });
    sheet.y += sheet.type.set(moneyOf(snapshot.amountPaise), styles.figure, { x, y: sheet.y, width });
  });
  sheet.y += 12;
}

function eventOf(kind: DocumentKind, { payments, refunds, cancelledAt }: DocumentSnapshot): string {
  if (kind === 'KEPT_RECEIPT')
    return cancelledAt === undefined
      ? 'Kept'
      : `Kept when the order was cancelled on ${momentOf(cancelledAt)}, as its buyer asked`;
  if (kind === 'ADVANCE_RECEIPT' || kind === 'FINAL_RECEIPT') {
    const purpose = kind === 'ADVANCE_RECEIPT' ? 'ADVANCE' : 'FINAL';
    const payment = payments.find((one) => one.purpose === purpose);
    return payment ? `Received on ${momentOf(payment.paidAt)}, payment ${payment.paymentId}` : 'Received';
  }
  const refund = refunds.at(-1);
  return refund ? `Paid back on ${momentOf(refund.returnedAt)}, refund ${refund.refundId}` : 'Paid back';
}

function sumsOf(snapshot: DocumentSnapshot): SumRow[] {
  const { totals } = snapshot;
  return [
    { label: 'Subtotal', amount: moneyOf(totals.subtotalPaise) },
    { label: 'Shipping', amount: moneyOf(totals.shippingPaise) },
    ...taxRows(snapshot, totals.taxPaise),
    { label: 'Total', amount: moneyOf(totals.totalPaise), isSum: true },
  ];
}

/** The tax as the law splits it where the seller is registered, and as one sum where not. */
function taxRows(snapshot: DocumentSnapshot, taxPaise: number, of = ''): SumRow[] {
  const tax = splitTax(snapshot, taxPaise);
  if (!tax) return [{ label: `Tax ${snapshot.totals.taxPercent} %${of}`, amount: moneyOf(taxPaise) }];
  return tax.parts.map(({ name, percent, paise }) => ({
    label: `${name} ${percent} %${of}`,
    amount: moneyOf(paise),
  }));
}

/** A credit note takes the tax back in the proportion in which it was charged. */
function creditOf(snapshot: DocumentSnapshot): SumRow[] {
  const { totals, amountPaise } = snapshot;
  const taxPaise = Math.round((amountPaise * totals.taxPaise) / totals.totalPaise);
  return [
    { label: 'Credited before tax', amount: moneyOf(amountPaise - taxPaise) },
    ...taxRows(snapshot, taxPaise, ' on it'),
    { label: 'Credited', amount: moneyOf(amountPaise), isSum: true },
  ];
}

function drawWords(sheet: Sheet, amountPaise: number): void {
  const words = amountInWords(amountPaise);
  sheet.ensure(sheet.type.height(words, styles.text, pageWidth) + 24);
  sheet.tag('P', () => {
    sheet.y += sheet.type.set('Amount in words', styles.small, {
      x: page.left,
      y: sheet.y,
      width: pageWidth,
    });
    sheet.y += sheet.type.set(words, styles.text, { x: page.left, y: sheet.y, width: pageWidth });
  });
  sheet.y += 16;
}

function drawNote(sheet: Sheet, text: string): void {
  sheet.ensure(sheet.type.height(text, styles.text, pageWidth) + 16);
  sheet.tag('P', () => {
    sheet.y += sheet.type.set(text, styles.text, { x: page.left, y: sheet.y, width: pageWidth });
  });
  sheet.y += 16;
}

/** The instalments and what went back, as they stood when the document was issued. */
function drawMoney(sheet: Sheet, { kind, snapshot }: Drawing): void {
  const { payments, refunds, totals } = snapshot;
  const paid = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const owed = totals.totalPaise - paid;
  const rows: SumRow[] = [
    ...payments.map(({ purpose, amountPaise, paidAt, paymentId }) => ({
      label: instalmentNames[purpose],
      note: `${momentOf(paidAt)}, ${paymentId}`,
      amount: moneyOf(amountPaise),
    })),
    ...refunds.map(({ amountPaise, returnedAt, refundId }) => ({
      label: 'Paid back',
      note: `${momentOf(returnedAt)}, ${refundId}`,
      amount: moneyOf(-amountPaise),
    })),
    ...(kind === 'ADVANCE_RECEIPT' && owed > 0
      ? [{ label: 'Still to be paid', note: 'before the parcel is sent', amount: moneyOf(owed) }]
      : []),
  ];
  drawRows(sheet, rows, { title: 'Payments' });
}
