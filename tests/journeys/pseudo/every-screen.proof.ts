import { expect } from '@playwright/test';
import { newPerson } from '#tests/support/journey.ts';
import { test } from './filled-site.ts';
import { everyWidth, judgePage } from './judge-page.ts';
import { judgeWords } from './judge-words.ts';
import { newPassword } from './new-password.ts';
import { pagePatterns, unknownWord } from './site-map.ts';
import { type Judge, type VisitOptions, walk } from './walk.ts';
import { walkersOf } from './walkers.ts';
import { whatPeopleWrote } from './what-people-wrote.ts';

/** Selects a few pages, such as `WHO=maker AT=/profile,/earnings`. `TELL=1` prints each page that is checked. */
const { WHO: whoAlone, AT: only, TELL: tells } = process.env;

test('no screen cuts a text, lays one over another or says one in English', async ({ browser, address }) => {
  const faults = new Map<string, Set<string>>();
  const seen = new Map<string, Set<string>>();
  const judged = { pages: 0, presses: 0 };
  const note = (who: string, { path, pattern, faults: found }: VisitOptions) => {
    seen.set(pattern, (seen.get(pattern) ?? new Set()).add(who));
    judged[path.includes(' → ') ? 'presses' : 'pages'] += 1;
    if (tells) console.log(`${Math.round(performance.now() / 1000)} s`, who, path);
    for (const fault of found) {
      // Also printed at once, so that a fault can be fixed before the run ends.
      if (!faults.has(fault)) console.log(`${fault} on ${who} ${path}`);
      faults.set(fault, (faults.get(fault) ?? new Set()).add(`${who} ${path}`));
    }
  };

  const newcomer = newPerson('Tara Devi');
  const wordsOf = judgeWords([whatPeopleWrote(), newcomer.name, unknownWord].join('\n'));
  const judge: Judge = (page, widths) => judgePage(page, wordsOf, widths);
  const all = await walkersOf(browser, address, newcomer);
  const walkers = all.filter(({ who }) => whoAlone === undefined || who === whoAlone);
  const lookAround = async () => {
    for (let next = walkers.shift(); next !== undefined; next = walkers.shift()) {
      for await (const look of walk({ ...next, judge, onlyAt: only?.split(',') })) note(next.who, look);
      await next.context.close();
    }
  };
  // Two pages in parallel: while one renders, the other waits for the server.
  await Promise.all([lookAround(), lookAround()]);
  const isWhole = only === undefined && whoAlone === undefined;
  if (isWhole)
    for await (const look of newPassword(browser, address, judge)) note('somebody forgetful', look);

  for (const pattern of pagePatterns) {
    const who = seen.get(pattern);
    if (who) console.log(`${pattern} by ${[...who].join(', ')}`);
  }
  const widths = everyWidth.join(', ');
  console.log(`${judged.pages} pages, and what ${judged.presses} presses showed, at ${widths} px`);
  const told = [...faults].map(([fault, paths]) => `${fault} on ${[...paths].slice(0, 3).join(', ')}`);
  expect.soft(told.toSorted()).toEqual([]);
  if (isWhole) expect(pagePatterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
});
