import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isPublic, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { statements } from '#server/platform/db/prepared.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Statements that read designs or stories and need not check their maker's visibility, each with its reason. A name
 * ending with a star is a group.
 */
const reasons: Record<string, string> = {
  'admin.*': 'for the desk',
  'demo.*': 'fills an empty database',
  'personal-data.*': 'the own things of the account',
  'designs.own*': 'one’s own designs',
  'designs.dashboard': 'one’s own designs',
  'profiles.own': 'one’s own profile',
  'orders.items': 'what was ordered stays with its two sides',
  'orders.said-items': 'what was ordered stays with its two sides',
  'orders.summaries': 'what was ordered stays with its two sides',
  'orders.board-facts': 'one’s own sales; asks itself whether the maker may be paid',
  'orders.board-cards': 'what was ordered stays with its two sides',
  'orders.of-family-link': 'what was ordered, for those to whom its buyer shows the making',
  'orders.find-idle': 'for the desk',
  'orders.count-idle': 'for the desk',
  'orders.parties': 'what was ordered stays with its two sides',
  'orders.hold': 'asks itself whether the maker may be paid',
  'orders.payable': 'asks itself whether the maker may be paid',
  'meetings.*': 'meetings of one’s own orders; asks itself whether the maker may be paid',
  'orders.unpaid-of-design': 'one’s own orders; asks itself whether the maker may be paid',
  'orders.creditable-for-design': 'one’s own swatches; asks only who the maker is',
  'orders.buyers-waiting': 'one’s own orders',
  'orders.owned-design': 'one’s own designs',
  'fit.order': 'the category of what the viewer bought or sold',
  'fit.shown-claim': 'what was ordered stays with its two sides',
  'plans.subject': 'the category of what the maker sold',
  'quotes.sides': 'what was offered stays with its two sides',
  'quotes.own-design': 'one’s own designs',
  'briefs.reach': 'the maker’s own designs',
  'briefs.bids': 'what was offered stays with its two sides',
  'documents.order-facts': 'what was ordered stays with its two sides',
  'reviews.own-designs': 'reviews of one’s own designs',
  'notifications.*': 'whom to tell of what has just happened',
  'enquiries.inbox*': 'the maker’s own inbox',
  'enquiries.own': 'the maker’s own inbox',
  'comments.apart-from': 'whether a block keeps from a design that was just read as shown',
  'comments.one': 'the comment that its author has just written',
  'comments.that-go': 'taken away by its author, the maker or the desk',
  'creators.*': 'the directory, whose rows a trigger takes out with a ban',
  'sitemap.makers': 'the directory, whose rows a trigger takes out with a ban',
  'search.*': 'rows that a trigger takes out with a ban or a private profile',
  'stories.show-newest': 'the maker’s own stories',
  'reports.open': 'reports that one has written',
};

const isNamedBy = (key: string, name: string) =>
  key.endsWith('*') ? name.startsWith(key.slice(0, -1)) : name === key;

const readsThings = /\b(?:from|join)\s+(?:designs|stories)\b/;

/** The beginning of `isPublic`, `isSeenBy` and predicates built on them, whichever person they name. */
const predicate = isPublic('?').slice(0, isPublic('?').indexOf('?'));

const asks = (text: string) => text.includes(predicate);

beforeAll(async () => {
  for (const file of globSync('server/src/**/*.queries.ts', { cwd: root })) await import(join(root, file));
});

test('the predicates begin alike', () => {
  expect(predicate).toContain('users closed');
  expect(isSeenBy('?', '?').startsWith(predicate)).toBe(true);
});

test('every statement that reads designs or stories asks whether their maker shows them, or says why not', () => {
  const silent = [...statements]
    .filter(([, { text }]) => readsThings.test(text) && !asks(text))
    .map(([name]) => name)
    .filter((name) => !Object.keys(reasons).some((key) => isNamedBy(key, name)));
  expect(silent).toEqual([]);
});

test('no reason is left over', () => {
  const reading = [...statements].filter(([, { text }]) => readsThings.test(text) && !asks(text));
  const needless = Object.keys(reasons).filter((key) => !reading.some(([name]) => isNamedBy(key, name)));
  expect(needless).toEqual([]);
});

/**
 * The number of plain reads by Drizzle's builder in each file. They lack the predicate because they read a person's
 * own designs and stories, or those being written to.
 */
const builders: Record<string, number> = {
  'server/src/modules/designs/designs.queries.ts': 3,
  'server/src/modules/designs/editing/edit-design.queries.ts': 3,
  'server/src/modules/designs/showing/design-counters.queries.ts': 1,
  'server/src/modules/designs/takedowns/takedowns.queries.ts': 1,
  'server/src/modules/engagement/comments/comments.queries.ts': 1,
  'server/src/modules/reviews/reviews.queries.ts': 1,
  'server/src/modules/stories/stories.queries.ts': 5,
};

test('Drizzle’s builder reads designs and stories only where it did when each place was looked at', () => {
  const found = Object.fromEntries(
    globSync('server/src/modules/**/*.queries.ts', { cwd: root })
      .map((file) => [
        file,
        [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|Join)\(\s*(?:designs|stories)\b/g)]
          .length,
      ])
      .filter(([, count]) => count !== 0),
  );
  expect(found).toEqual(builders);
});
