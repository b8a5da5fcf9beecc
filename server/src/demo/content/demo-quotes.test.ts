import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quoteLimits, quoteProblems, subtotalOf } from '#contracts/quotes/quotes.rules.ts';
import { type QuoteState, stateAfter } from '#contracts/quotes/quotes.states.ts';
import { demoDesigns } from '#demo/catalogue/demo-designs.ts';
import { demoBriefs } from './demo-briefs.ts';
import { demoChats } from './demo-chats.ts';
import { demoQuotes } from './demo-quotes.ts';

const pictures = join(import.meta.dirname, '../../../../demo/pictures');

test('the quotes of the demo are about their maker’s designs and come after the last message of their conversation', () => {
  for (const { key, maker, shopper, design, steps } of demoQuotes) {
    expect(demoDesigns.find((one) => one.key === design)?.maker, key).toBe(maker);
    const chat = demoChats.find((one) => one.maker === maker && one.shopper === shopper);
    const hours = steps.map(({ hoursAgo }) => hoursAgo);
    expect([chat?.endedHoursAgo ?? 0, ...hours], key).toEqual(
      [chat?.endedHoursAgo ?? 0, ...hours].toSorted((one, other) => other - one),
    );
    expect(hours[0], key).toBeLessThan(chat?.endedHoursAgo ?? 0);
  }
});

test('the steps of the demo’s quotes are moves of the table, and end in three states', () => {
  const ends = demoQuotes.map(({ steps }) =>
    steps.reduce<QuoteState | undefined>((state, { act }) => {
      const isMaker = act === 'OFFER' || act === 'REVISE';
      return state && stateAfter(state, act, isMaker ? 'MAKER' : 'BUYER');
    }, 'DRAFT'),
  );
  expect(ends).toEqual(['OFFERED', 'REVISED', 'PAYING']);
  const paid = demoQuotes.flatMap(({ steps }) => steps.filter(({ act }) => act === 'PAY'));
  for (const { hoursAgo } of paid) expect(hoursAgo * 60).toBeLessThan(quoteLimits.payMinutes);
});

test('the offers of the demo can be offered, their pictures exist, and a counter-offer names less', () => {
  const offers = [
    ...demoQuotes.flatMap(({ steps }) => steps.flatMap((step) => ('offer' in step ? [step.offer] : []))),
    ...demoBriefs.flatMap(({ bids }) => bids.map(({ offer }) => offer)),
  ];
  for (const { pictures: files, ...offer } of offers) {
    expect(quoteProblems({ ...offer, mediaIds: files.map((_, nth) => nth + 1) }), offer.title).toEqual({});
    expect(files.filter((file) => !existsSync(join(pictures, file)))).toEqual([]);
  }
  for (const { steps } of demoQuotes) {
    const nth = steps.findIndex(({ act }) => act === 'COUNTER');
    const [offered, counter] = [steps[nth - 1], steps[nth]];
    if (counter?.act !== 'COUNTER') continue;
    expect(counter.price * 100).toBeLessThan(
      offered && 'offer' in offered ? subtotalOf(offered.offer.lines) : 0,
    );
  }
});
