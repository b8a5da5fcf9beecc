import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#contracts/platform/locales.ts';
import { documentsIn } from '#contracts/words/catalogues/documents-in.ts';
import { loadFaces } from './document-faces.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';
import { voiceIn } from './document-words.ts';
import { type Drawing, drawDocument } from './draw-document.ts';
import { splitRuns } from './split-runs.ts';

const item = (title: string) => ({ title, hsn: '6204', quantity: 1, pricePaise: 12_500_000 });

function drawing(items: DocumentSnapshot['items'], locale: Locale = 'en'): Drawing {
  return {
    locale,
    kind: 'INVOICE',
    number: 'TBI/26-27/000045',
    issuedAt: new Date('2026-11-20T14:15:00Z'),
    snapshot: {
      order: { number: 'TB-2026-000123', createdAt: '2026-11-02T14:12:00Z' },
      seller: { name: 'Meher Ansari', city: 'Varanasi' },
      buyer: {
        name: 'अनन्या अय्यर',
        address: '14, 3rd Cross, Malleshwaram',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560003',
        country: 'India',
      },
      items,
      totals: {
        subtotalPaise: 12_500_000,
        shippingPaise: 0,
        taxPaise: 1_000_000,
        taxPercent: 8,
        totalPaise: 13_500_000,
      },
      payments: [
        {
          purpose: 'ADVANCE',
          amountPaise: 13_500_000,
          paidAt: '2026-11-02T14:14:00Z',
          paymentId: 'pay_Q1w2e3r4t5y6u7',
        },
      ],
      refunds: [],
      amountPaise: 13_500_000,
      against: null,
    },
  };
}

/** The decompressed streams of a file. */
function streamsOf(file: Buffer): string[] {
  const found = file.toString('latin1').matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g);
  return [...found].map((match) => {
    const begin = match.index + match[0].length;
    const raw = file.subarray(begin, begin + Number(match[1]));
    try {
      return inflateSync(raw).toString('latin1');
    } catch {
      return raw.toString('latin1');
    }
  });
}

/** The letters found when searching or copying: the right-hand sides of the fonts' ToUnicode maps. */
function lettersOf(file: Buffer): Set<string> {
  const maps = streamsOf(file).filter((stream) => stream.includes('beginbfrange'));
  const hex = maps.flatMap((map) =>
    [...map.matchAll(/<([0-9a-f]+)>(?=[\s\]])/gi)].map(([, code]) => code ?? ''),
  );
  const units = hex.flatMap((code) => code.match(/.{4}/g) ?? []);
  return new Set(units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))));
}

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;

test('a text is cut where its script changes and nowhere within a cluster, and every part has its face', async () => {
  const { text, title } = await loadFaces();
  const cut = (words: string, faces = text) =>
    splitRuns(words, faces).map((run) => [run.face.name.replace(/-\d+$/, ''), run.text]);
  expect(cut('Katan silk ₹500')).toEqual([
    ['hind-latin', 'Katan silk '],
    ['hind-latin-ext', '₹'],
    ['hind-latin', '500'],
  ]);
  expect(cut('श्रीमती क्षत्रिय, saree')).toEqual([
    ['hind-devanagari', expect.stringMatching(/^श्रीमती क्षत्रिय/)],
    ['hind-latin', expect.stringMatching(/saree$/)],
  ]);
  expect(cut('শাড়ি')).toEqual([['hind-siliguri-bengali', 'শাড়ি'.normalize('NFC')]]);
  expect(cut('பட்டு')).toEqual([['hind-madurai-tamil', 'பட்டு']]);
  expect(cut('பட்டு', title)).toEqual([['noto-serif-tamil-tamil', 'பட்டு']]);
  expect(cut('Tiro', title)).toEqual([['tiro-devanagari-hindi-latin', 'Tiro']]);
  expect(cut('silk 🎉👩‍🎨')).toEqual([['hind-latin', 'silk ']]);
});

test.each([
  ['বেনারসি', 'hind-siliguri-bengali', 'tiro-bangla-bengali'],
  ['பட்டு', 'hind-madurai-tamil', 'noto-serif-tamil-tamil'],
  ['પટોળું ક્ષેત્ર', 'hind-vadodara-gujarati', 'hind-vadodara-gujarati'],
  ['పట్టు చీర', 'hind-guntur-telugu', 'hind-guntur-telugu'],
  ['ಇಳಕಲ್ ಸೀರೆ', 'hind-mysuru-kannada', 'hind-mysuru-kannada'],
  ['ਫੁਲਕਾਰੀ ਦੁਪੱਟਾ', 'mukta-mahee-gurmukhi', 'mukta-mahee-gurmukhi'],
  ['ସମ୍ବଲପୁରୀ ଶାଢ଼ୀ', 'noto-sans-oriya-oriya', 'noto-sans-oriya-oriya'],
  ['കസവു സാരി', 'noto-sans-malayalam-malayalam', 'noto-sans-malayalam-malayalam'],
])('“%s” is drawn by a face that has all its letters, none as a box', async (words, text, title) => {
  const faces = await loadFaces();
  for (const [voice, name] of [
    ['text', text],
    ['strong', text],
    ['title', title],
  ] as const) {
    const runs = splitRuns(words, faces[voice]);
    expect(runs.map((run) => run.face.name.replace(/-\d+$/, ''))).toEqual([name]);
    const glyphs = runs.flatMap((run) => run.face.font.layout(run.text).glyphs);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
  }
});

test.each(locales)('a document speaks %s, and says so', async (locale) => {
  const voice = voiceIn(locale);
  const file = await drawDocument(drawing([item('Katan silk')], locale));
  expect(file.toString('latin1')).toContain(`/Lang (${locale}-IN)`);
  const letters = lettersOf(file);
  const faces = await loadFaces();
  // A cluster drawn as one glyph maps to all of its letters; separate letters map one by one.
  const first = [...new Intl.Segmenter(locale).segment(voice.say('soldBy'))][0]?.segment ?? '';
  expect(splitRuns(first, faces.text)).toHaveLength(1);
  expect([...first].some((letter) => letters.has(letter))).toBe(true);
});

test('designs and places stand in the language of the reader, and as they were kept where that has none', async () => {
  const kept = drawing([{ ...item('Katan silk'), translated: { hi: 'कतान रेशम' } }], 'hi');
  const { snapshot } = kept;
  const inHindi = {
    ...snapshot,
    items: [item('कतान रेशम')],
    seller: { ...snapshot.seller, city: 'वाराणसी' },
    buyer: { ...snapshot.buyer, city: 'बेंगलुरु', state: 'कर्नाटक', country: 'भारत' },
  };
  expect(await drawDocument(kept)).toEqual(await drawDocument({ ...kept, snapshot: inHindi }));
  const tamil = lettersOf(await drawDocument({ ...kept, locale: 'ta' }));
  expect(tamil.has('K')).toBe(true);
});

test('an option stands under its design with its own price, and the amounts add up to the item', async () => {
  const plain = item('Katan silk');
  const options = [
    { label: 'Sleeve', detail: 'Elbow', unitPaise: 25_055 },
    { label: 'Lining', detail: 'None', unitPaise: -50_000 },
  ];
  const optioned = await drawDocument(drawing([{ ...plain, options }]));
  // The same rows as three items at these prices, of which only the first has a code.
  const alone = { ...plain, pricePaise: plain.pricePaise - 25_055 + 50_000 };
  const sameRows = [
    alone,
    { ...plain, title: 'Sleeve: Elbow', hsn: '', pricePaise: 25_055 },
    { ...plain, title: 'Lining: None', hsn: '', pricePaise: -50_000 },
  ];
  expect(optioned).toEqual(await drawDocument(drawing(sameRows)));
});

test('a language has every word with the gaps of the English one, and none is English left standing', () => {
  const gapsOf = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort();
  for (const locale of locales) {
    for (const [name, english] of Object.entries(documentsIn.en)) {
      const words = documentsIn[locale][name as keyof typeof documentsIn.en];
      expect([locale, name, gapsOf(words)]).toEqual([locale, name, gapsOf(english)]);
      const isSame = locale !== 'en' && name !== 'hsn' && !/^(tax|taxOn)Part/.test(name) && words === english;
      expect([locale, name, isSame && /[a-z]/i.test(english.replace(/\{\w+\}/g, ''))]).toEqual([
        locale,
        name,
        false,
      ]);
    }
  }
});

test('letters of four scripts and the sign of the rupee are in the file, to be searched and copied', async () => {
  const file = await drawDocument(drawing([item('Katan silk'), item('শাড়ি'), item('பட்டு'), item('साड़ी')]));
  const letters = lettersOf(file);
  for (const letter of ['K', '₹', 'শ', 'ப', 'ट', 'स', 'अ'])
    expect([letter, letters.has(letter)]).toEqual([letter, letter !== 'ट']);
});

test('a file says its title and language, and marks its headings and tables for those who listen', async () => {
  const file = (await drawDocument(drawing([item('Katan silk')]))).toString('latin1');
  for (const said of [
    '/Lang (en-IN)',
    '(Tax invoice TBI/26-27/000045)',
    '/DisplayDocTitle true',
    '/Marked true',
  ])
    expect([said, file.includes(said)]).toEqual([said, true]);
  for (const part of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect([part, file.includes(`/S /${part}\n`)]).toEqual([part, true]);
});

test('what does not fit goes on over the next pages', async () => {
  expect(pagesOf(await drawDocument(drawing([item('Katan silk')])))).toBe(1);
  const many = Array.from({ length: 20 }, (_, index) =>
    item(`Design ${index + 1} ${'of many words '.repeat(8)}`),
  );
  expect(pagesOf(await drawDocument(drawing(many)))).toBe(3);
  const endless = await drawDocument(drawing([item('x'.repeat(1500))]));
  expect(pagesOf(endless)).toBeGreaterThanOrEqual(1);
});

test('an invoice with four scripts is drawn in less than 100 ms of work', async () => {
  const four = drawing([item('Katan silk'), item('শাড়ি'), item('பட்டு'), item('श्रीमती क्षत्रिय')]);
  for (let warming = 0; warming < 5; warming++) await drawDocument(four);
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    const before = process.cpuUsage();
    await drawDocument(four);
    times.push(process.cpuUsage(before).user / 1000);
  }
  expect(times.sort((one, other) => one - other)[7]).toBeLessThan(100);
});
