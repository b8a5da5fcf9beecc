import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#contracts/platform/locales.ts';
import { newsIn } from '#contracts/words/catalogues/news-in.ts';
import { news as english } from '#contracts/words/en/news.ts';
import {
  type NewsCatalogue,
  type NewsPart,
  type NewsReason,
  renderNews,
} from '#contracts/words/render-news.ts';
import { kindOf } from '#contracts/words/values.ts';
import type { Words } from '#contracts/words/words.ts';

const root = join(import.meta.dirname, '../..');
const reasons = Object.keys(english) as NewsReason[];
const translated = locales.filter((locale) => locale !== 'en');
const formsOf = (sentence: Words) => (typeof sentence === 'string' ? [sentence] : Object.values(sentence));
const gapsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

/** Whether the text is part of a sentence, such as the title or number of an order. */
const isPart = (reason: string) => /^(people|designs|order|days)\./.test(reason);

/** The problems of a catalogue; empty if there are none. */
function problemsIn(catalogue: Partial<NewsCatalogue>): string[] {
  return reasons.flatMap((reason) => {
    const sentence = catalogue[reason];
    if (sentence === undefined) return [`${reason} is missing`];
    const wanted = formsOf(english[reason]).map(gapsOf);
    return formsOf(sentence).flatMap((form) => {
      if (!wanted.includes(gapsOf(form)) && gapsOf(form) !== wanted.at(-1))
        return [`${reason} has other gaps`];
      const marks = form.replace(/[^[\]]/g, '');
      if (marks !== '' && marks !== '[]') return [`${reason} stresses more than one thing`];
      const isLeft = /[a-z]{2}/i.test(form.replace(/\{\w+\}/g, ''));
      return isLeft ? [`${reason} is left in English`] : [];
    });
  });
}

const samples: Record<ReturnType<typeof kindOf>, string | number> = {
  number: 7,
  rupees: 125_000,
  day: '2026-11-22',
  moment: '2026-11-03T10:35:00.000Z',
  weekday: '2026-11-03',
  appointment: '2026-11-03T10:35:00.000Z',
  town: 'Patiala',
  sentence: 'Meher',
  text: 'Meher',
};

test.each(translated)('everything that notifications say stands in %s', (locale) => {
  expect(problemsIn(newsIn[locale])).toEqual([]);
  expect(Object.keys(newsIn[locale])).toEqual(reasons);
});

test('planted mistakes in a catalogue are found, one by one', () => {
  const good = newsIn.hi;
  const { 'follows.follows': _, ...lacking } = good;
  expect(problemsIn(lacking)).toEqual(['follows.follows is missing']);
  const planted: [string, string][] = [
    ['[{name}] follows you', 'is left in English'],
    ['[{title}] ने आपको फ़ॉलो किया', 'has other gaps'],
    ['[{name}] ने [आपको] फ़ॉलो किया', 'stresses more than one thing'],
  ];
  for (const [sentence, problem] of planted)
    expect(problemsIn({ ...good, 'follows.follows': sentence })).toEqual([`follows.follows ${problem}`]);
});

test.each(locales)(
  'each sentence is said in %s with nothing left open, and its stress is in it',
  (locale) => {
    for (const reason of reasons) {
      const names: string[] =
        formsOf(english[reason])
          .join()
          .match(/\w+(?=\})/g) ?? [];
      for (const count of [1, 2, 7]) {
        const params = Object.fromEntries(
          names.map((name): [string, string | number | NewsPart] => {
            const order = { reason: 'order.numbered', params: { title: 'Katan', number: 'TB-2026-000001' } };
            return [name, name === 'count' ? count : name === 'order' ? order : samples[kindOf(name)]];
          }),
        );
        const told = renderNews({ reason, params }, locale);
        expect(told?.message, reason).toMatch(/^[^{}[\]]+$/);
        expect(told?.message).toContain(told?.lead);
        if (!isPart(reason) && names.includes('order'))
          expect(told?.message).toContain('Katan (TB-2026-000001)');
      }
    }
  },
);

test('no sentence of notifications is told nowhere', () => {
  const code = globSync('contracts/src/notifications/kinds/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const isNamed = (reason: string) => {
    const [room = '', name = ''] = reason.split('.');
    // Some reasons are composed of the group and a constant: `orders.${event}`, `meetings.${type}Booked`.
    return code.includes(`'${reason}'`) || (code.includes(`\`${room}.\${`) && name !== '');
  };
  expect(reasons.filter((reason) => !isNamed(reason))).toEqual([]);
});

test('days, plurals and hours are those of the language, in the time of India', () => {
  const appointment = '2026-11-22T05:30:00.000Z';
  const params = {
    name: 'Meher',
    order: { reason: 'order.titled', params: { title: 'Katan' } },
    appointment,
  };
  expect(renderNews({ reason: 'meetings.visitBooked', params }, 'en')).toEqual({
    message: 'Meher booked a home visit for Katan on Sun, 22 Nov 2026, 11:00 am',
    lead: 'Meher',
  });
  expect(renderNews({ reason: 'meetings.visitBooked', params }, 'hi')?.message).toContain(
    'रविवार, 22 नवंबर 2026, सुबह 11:00',
  );
  const messages = (count: number) => ({ reason: 'messages.several', params: { name: 'Asha', count } });
  expect(renderNews(messages(1), 'hi')?.message).toBe('Asha का 1 नया मैसेज');
  expect(renderNews(messages(3), 'hi')?.message).toBe('Asha के 3 नए मैसेज');
});
