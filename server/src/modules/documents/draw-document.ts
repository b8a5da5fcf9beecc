import { amountInWords } from '#contracts/documents/amount-in-words.ts';
import type { DocumentKind } from '#contracts/documents/documents.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { loadFaces } from './document-faces.ts';
import type { DocumentSnapshot, SnapshotSeller } from './document-snapshot.ts';
import { moneyOf, type Voice, voiceIn } from './document-words.ts';
import { drawItems } from './draw-items.ts';
import { drawRows, type SumRow } from './draw-rows.ts';
import { openSheet, page, pageWidth, type Sheet, styles } from './sheet.ts';
import { splitTax, takeTaxOut } from './split-tax.ts';

export interface Drawing {
  kind: DocumentKind;
  number: string;
  issuedAt: Date;
  snapshot: DocumentSnapshot;
  /** The language of the reader. */
  locale: Locale;
}

/** A drawing with the texts of its language loaded. */
type Spoken = Drawing & { voice: Voice };

/** The document as a PDF file, drawn from its snapshot alone, so that the file is always the same for a language. */
export async function drawDocument(given: Drawing): Promise<Buffer> {
  const { kind, number, issuedAt, snapshot, locale } = given;
  const voice = voiceIn(locale);
  const drawing = { ...given, voice };
  const title = `${voice.say(kind)} ${number}`;
  const sheet = await openSheet(await loadFaces(), { title, issuedAt, locale });
  drawHead(sheet, drawing);
  drawParties(sheet, drawing);
  if (!isOfWholeOrder(kind)) drawEvent(sheet, drawing);
  drawItems(sheet, snapshot, voice);
  drawRows(sheet, sumsOf(drawing));
  if (kind === 'CREDIT_NOTE') drawRows(sheet, creditOf(drawing));
  drawWords(sheet, drawing);
  if (kind === 'ORDER_RECEIPT') drawNote(sheet, voice.say('noGstin'));
  drawMoney(sheet, drawing);
  return sheet.close(voice.say('foot', { number }), (page, pages) => voice.say('page', { page, pages }));
}

function isOfWholeOrder(kind: DocumentKind): boolean {
  return kind === 'INVOICE' || kind === 'ORDER_RECEIPT';
}

function drawHead(sheet: Sheet, { kind, number, issuedAt, snapshot, voice }: Spoken): void {
  sheet.mark(page.left, 38, 19);
  sheet.tag('P', () => sheet.type.set('Tanabana', styles.brand, { x: page.left + 27, y: 36, width: 200 }));
  sheet.y = 84;
  sheet.tag('H1', () => {
    sheet.y += sheet.type.set(voice.say(kind), styles.title, { x: page.left, y: sheet.y, width: pageWidth });
  });
  sheet.y += 8;
  const facts = [
    [voice.say('number'), number],
    [voice.say('date'), voice.day(issuedAt)],
    [voice.say('order'), snapshot.order.number],
    snapshot.against === null
      ? [voice.say('orderedOn'), voice.day(snapshot.order.createdAt)]
      : [voice.say(kind === 'KEPT_RECEIPT' ? 'inPlaceOf' : 'forInvoice'), snapshot.against],
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

function drawParties(sheet: Sheet, { kind, snapshot, voice }: Spoken): void {
  const { buyer } = snapshot;
  const place = `${voice.place('town', buyer.city)}, ${voice.place('state', buyer.state)} ${buyer.pincode}`;
  const country = voice.place('country', buyer.country);
  const sides = [
    { label: voice.say('soldBy'), name: snapshot.seller.name, lines: sellerLines(snapshot.seller, voice) },
    {
      label: voice.say('billedTo'),
      name: buyer.name,
      lines: [buyer.address, place, country, kind === 'INVOICE' ? placeOfSupply(snapshot, voice) : ''],
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

function sellerLines(
  { address = '', city, state = '', pincode = '', gstin = '' }: SnapshotSeller,
  voice: Voice,
): string[] {
  const place = [voice.place('town', city), `${voice.place('state', state)} ${pincode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  return [address, place, gstin === '' ? '' : `GSTIN ${gstin}`, voice.say('throughUs')];
}

/** Empty if unknown, as for documents issued before the tax was split. */
function placeOfSupply(snapshot: DocumentSnapshot, voice: Voice): string {
  const tax = splitTax(snapshot, { basePaise: 0, taxPaise: 0 });
  if (!tax) return '';
  const { state, code } = tax.placeOfSupply;
  const name = voice.place('state', state);
  return voice.say('placeOfSupply', { place: code === undefined ? name : `${name} (${code})` });
}

/** The subject of a receipt or refund document, in large type. */
function drawEvent(sheet: Sheet, drawing: Spoken): void {
  const { x, width } = { x: page.left, width: pageWidth };
  sheet.tag('P', () => {
    sheet.y += sheet.type.set(eventOf(drawing), styles.small, { x, y: sheet.y, width });
    sheet.y += sheet.type.set(moneyOf(drawing.snapshot.amountPaise), styles.figure, { x, y: sheet.y, width });
  });
  sheet.y += 12;
}

function eventOf({ kind, snapshot, voice }: Spoken): string {
  const { payments, refunds, cancelledAt } = snapshot;
  const refund = refunds.at(-1);
  if (kind === 'KEPT_RECEIPT') {
    if (cancelledAt === undefined) return voice.say('kept');
    if (snapshot.against !== null && refund) return voice.say('keptAfter', { moment: refund.returnedAt });
    return voice.say('keptOn', { moment: cancelledAt });
  }
  if (kind === 'ADVANCE_RECEIPT' || kind === 'FINAL_RECEIPT') {
    const purpose = kind === 'ADVANCE_RECEIPT' ? 'ADVANCE' : 'FINAL';
    const payment = payments.find((one) => one.purpose === purpose);
    return payment
      ? voice.say('receivedOn', { moment: payment.paidAt, payment: payment.paymentId })
      : voice.say('received');
  }
  return refund
    ? voice.say('paidBackOn', { moment: refund.returnedAt, refund: refund.refundId })
    : voice.say('paidBack');
}

function sumsOf({ snapshot, voice }: Spoken): SumRow[] {
  const { totals } = snapshot;
  return [
    { label: voice.say('subtotal'), amount: moneyOf(totals.subtotalPaise) },
    { label: voice.say('shipping'), amount: moneyOf(totals.shippingPaise) },
    ...taxRows(
      snapshot,
      { basePaise: totals.subtotalPaise + totals.shippingPaise, taxPaise: totals.taxPaise },
      voice,
    ),
    { label: voice.say('total'), amount: moneyOf(totals.totalPaise), isSum: true },
  ];
}

/** The tax split as the law requires for a registered seller, otherwise as one sum. */
function taxRows(
  snapshot: DocumentSnapshot,
  sums: { basePaise: number; taxPaise: number },
  voice: Voice,
  { isCredit = false } = {},
): SumRow[] {
  const tax = splitTax(snapshot, sums);
  if (!tax) {
    const percent = snapshot.totals.taxPercent;
    return [
      { label: voice.say(isCredit ? 'taxOnCredit' : 'tax', { percent }), amount: moneyOf(sums.taxPaise) },
    ];
  }
  const parts = tax.parts.map(({ name, percent, paise }) => ({
    label: voice.say(isCredit ? 'taxPartOnCredit' : 'taxPart', { name, percent }),
    amount: moneyOf(paise),
  }));
  return tax.roundingPaise === 0
    ? parts
    : [...parts, { label: voice.say('rounding'), amount: moneyOf(tax.roundingPaise) }];
}

/** A credit note reverses the tax included in its amount. */
function creditOf({ snapshot, voice }: Spoken): SumRow[] {
  const { amountPaise } = snapshot;
  const sums = takeTaxOut(snapshot, amountPaise);
  return [
    { label: voice.say('creditedBeforeTax'), amount: moneyOf(sums.basePaise) },
    ...taxRows(snapshot, sums, voice, { isCredit: true }),
    { label: voice.say('credited'), amount: moneyOf(amountPaise), isSum: true },
  ];
}

function drawWords(sheet: Sheet, { snapshot, voice }: Spoken): void {
  const words = amountInWords(snapshot.amountPaise);
  sheet.ensure(sheet.type.height(words, styles.text, pageWidth) + 24);
  sheet.tag('P', () => {
    sheet.y += sheet.type.set(voice.say('amountInWords'), styles.small, {
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

/** The instalments and refunds as of the issue of the document. */
function drawMoney(sheet: Sheet, { kind, snapshot, voice }: Spoken): void {
  const { payments, refunds, totals } = snapshot;
  const paid = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const owed = totals.totalPaise - paid;
  const rows: SumRow[] = [
    ...payments.map(({ purpose, amountPaise, paidAt, paymentId }) => ({
      label: voice.say(purpose),
      note: `${voice.moment(paidAt)}, ${paymentId}`,
      amount: moneyOf(amountPaise),
    })),
    ...refunds.map(({ amountPaise, returnedAt, refundId }) => ({
      label: voice.say('paidBack'),
      note: `${voice.moment(returnedAt)}, ${refundId}`,
      amount: moneyOf(-amountPaise),
    })),
    ...(kind === 'ADVANCE_RECEIPT' && owed > 0
      ? [{ label: voice.say('stillOwed'), note: voice.say('beforeSent'), amount: moneyOf(owed) }]
      : []),
  ];
  drawRows(sheet, rows, { title: voice.say('payments') });
}
