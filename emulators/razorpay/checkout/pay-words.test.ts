import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  CANCELLED_BY_BUYER,
  CARD_NOT_KNOWN,
  DECLINED_BY_BANK,
  OTP_REFUSED,
  TEST_CARDS,
  upiVerdict,
} from './instruments.ts';

const read = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/** The text content of the page and its `aria-label` values. */
function textsOfPage(): string[] {
  const html = read('pay-page.html');
  const between = [...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text?.trim() ?? '');
  const labels = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, text]) => text ?? '');
  // The two test UPI IDs are the same in every language.
  return [...between, ...labels].filter((text) => text !== '' && !text.endsWith('@razorpay'));
}

function textsOfScripts(): string[] {
  const scripts = ['pay-page.js', 'pay-forms.js', 'pay-window.js'].map(read).join('\n');
  return [...scripts.matchAll(/say\(\s*'([^']+)'/g)].map(([, text]) => text ?? '');
}

const failures = [
  ...TEST_CARDS.map(({ failure }) => failure),
  ...[CANCELLED_BY_BUYER, CARD_NOT_KNOWN, DECLINED_BY_BANK, OTP_REFUSED],
  ...[upiVerdict('failure@razorpay'), upiVerdict('someone@razorpay')],
];

test.each(['hi', 'ben', 'tam'])(
  'every text of the pay page and every refusal is said in %s',
  async (code) => {
    const { default: words } = await import(`./page/words-${code}.js`);
    const texts = [
      ...textsOfPage(),
      ...textsOfScripts(),
      ...failures.flatMap((failure) => (failure ? [failure.description] : [])),
    ];
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter((text) => !(text in words))).toEqual([]);
    for (const [english, said] of Object.entries<string>(words))
      expect(said.match(/\{\w+\}/g), english).toEqual(english.match(/\{\w+\}/g));
  },
);
