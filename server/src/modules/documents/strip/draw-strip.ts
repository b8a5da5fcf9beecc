import type { Locale } from '#contracts/platform/locales.ts';
import { loadFaces } from '../document-faces.ts';
import { voiceIn } from '../document-words.ts';
import { loadPdfKit } from '../load-pdf-kit.ts';
import { makeTypesetter, type Style } from '../typesetter.ts';

/** The dyes of `tokens.css`, with their names. */
const dyes = [
  ['dyeMadder', '#a02a26'],
  ['dyeTurmeric', '#dfa22e'],
  ['dyeNeem', '#2f5a34'],
  ['dyeIndigo', '#2b4090'],
  ['dyeJamun', '#5b2c66'],
  ['dyeLac', '#86163f'],
  ['dyeRust', '#8a3f14'],
  ['dyeCotton', '#f3eee3'],
] as const;

/** How light each grey step is, in per cent. */
const greys = [0, 14, 28, 42, 56, 70, 84, 100] as const;

const ink = '#181a30';
const styles = {
  brand: { voice: 'title', size: 17, colour: ink },
  title: { voice: 'title', size: 25, colour: ink },
  text: { voice: 'text', size: 11, colour: ink },
  strong: { voice: 'strong', size: 11, colour: ink },
  small: { voice: 'text', size: 8.5, colour: ink },
} as const satisfies Record<string, Style>;

/** A4, in points. */
const page = { width: 595.28, height: 841.89, left: 48, right: 547.28 };
const width = page.right - page.left;
const centimetre = 72 / 2.54;
/** The length of the ruler, and of the line that shows whether it was printed in its size, in centimetres. */
const ruler = 17;
const checked = 10;
const patch = { width: width / dyes.length, height: 82 };

/** The creation date of the file, so that drawing it again gives the same bytes. */
const drawnAt = new Date('2026-11-29T00:00:00Z');

/** The printed reference strip as one A4 page: grey steps, colours, a ruler, and how to photograph cloth beside it. */
export async function drawStrip(locale: Locale): Promise<Buffer> {
  const [PDFDocument, faces] = await Promise.all([loadPdfKit(), loadFaces()]);
  const voice = voiceIn(locale);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: `${locale}-IN`,
    info: { Title: voice.say('stripTitle'), Author: 'Tanabana', CreationDate: drawnAt },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => doc.on('end', done));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const part = (kind: string, options: { alt?: string }, draw: () => void) => {
    const drawn = doc.struct(kind, options, draw);
    whole.add(drawn);
    drawn.end();
  };
  const type = makeTypesetter(doc, faces);
  let y = 44;
  const write = (kind: string, text: string, style: Style, after: number) =>
    part(kind, {}, () => {
      y += type.set(text, style, { x: page.left, y, width }) + after;
    });

  write('P', 'Tanabana', styles.brand, 8);
  write('H1', voice.say('stripTitle'), styles.title, 6);
  write('P', voice.say('stripLine'), styles.text, 14);
  for (const step of ['stripStep1', 'stripStep2', 'stripStep3', 'stripStep4'] as const)
    write('P', voice.say(step), styles.text, 4);
  y += 14;

  write('P', voice.say('stripGreys'), styles.strong, 4);
  part('Figure', { alt: voice.say('stripGreys') }, () => drawGreys(doc, y));
  y += patch.height;
  part('P', {}, () => {
    for (const [index, light] of greys.entries())
      type.set(`${light}%`, styles.small, {
        x: page.left + index * patch.width,
        y: y + 3,
        width: patch.width,
      });
  });
  y += 26;

  write('P', voice.say('stripColours'), styles.strong, 4);
  part('Figure', { alt: voice.say('stripColours') }, () => {
    for (const [index, [, colour]] of dyes.entries())
      doc.rect(page.left + index * patch.width, y, patch.width, patch.height).fill(colour);
    outline(doc, y);
  });
  y += patch.height;
  part('P', {}, () => {
    for (const [index, [name]] of dyes.entries()) {
      const x = page.left + index * patch.width;
      type.set(voice.say(name), styles.small, { x, y: y + 3, width: patch.width - 4 });
    }
  });
  y += 40;

  write('P', voice.say('stripRuler'), styles.strong, 6);
  part('Figure', { alt: voice.say('stripRuler') }, () => drawRuler(doc, y));
  part('P', {}, () => {
    for (let mark = 0; mark <= ruler; mark++)
      type.set(String(mark), styles.small, { x: page.left + mark * centimetre + 2, y: y + 20, width: 20 });
  });
  y += 46;
  part('Figure', { alt: voice.say('stripCheck') }, () => drawCheck(doc, y));
  y += 10;
  write('P', voice.say('stripCheck'), styles.text, 0);
  whole.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawGreys(doc: PDFKit.PDFDocument, y: number): void {
  for (const [index, light] of greys.entries()) {
    const level = Math.round((light / 100) * 255)
      .toString(16)
      .padStart(2, '0');
    doc.rect(page.left + index * patch.width, y, patch.width, patch.height).fill(`#${level.repeat(3)}`);
  }
  outline(doc, y);
}

/** So that the white patch has an end. */
function outline(doc: PDFKit.PDFDocument, y: number): void {
  doc.lineWidth(0.5).strokeColor(ink).rect(page.left, y, width, patch.height).stroke();
}

function drawRuler(doc: PDFKit.PDFDocument, y: number): void {
  doc.lineWidth(0.6).strokeColor(ink);
  for (let millimetre = 0; millimetre <= ruler * 10; millimetre++) {
    const x = page.left + (millimetre * centimetre) / 10;
    const length = millimetre % 10 === 0 ? 18 : millimetre % 5 === 0 ? 12 : 7;
    doc.moveTo(x, y).lineTo(x, y + length);
  }
  doc.moveTo(page.left, y).lineTo(page.left + ruler * centimetre, y);
  doc.stroke();
}

function drawCheck(doc: PDFKit.PDFDocument, y: number): void {
  const end = page.left + checked * centimetre;
  doc.lineWidth(1.2).strokeColor(ink).moveTo(page.left, y).lineTo(end, y);
  for (const x of [page.left, end]) doc.moveTo(x, y - 5).lineTo(x, y + 5);
  doc.stroke();
}
