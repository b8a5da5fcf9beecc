import { afterEach, expect, test, vi } from 'vitest';
import { fieldsLike, makeDraft } from './draft.ts';

/** A fake sessionStorage that holds `kept`. */
function openTab(kept: Record<string, string> = {}): Map<string, string> {
  const store = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  return store;
}

afterEach(() => vi.unstubAllGlobals());

const first = { title: '', price: 0, isGift: false };
const draftOf = makeDraft({ kind: 'gift', parse: fieldsLike<typeof first>(first) });

test('what was kept is read again, by this account and for this thing alone', () => {
  openTab();
  const typed = { title: 'Sari', price: 12, isGift: true };
  draftOf(7, 3).keep(typed);
  expect(draftOf(7, 3).read()).toEqual(typed);
  expect([draftOf(8, 3), draftOf(7, 4), draftOf(7), draftOf(null, 3)].map(({ read }) => read())).toEqual(
    Array(4).fill(null),
  );
});

test('what was sent is forgotten, and another draft is not', () => {
  const store = openTab();
  for (const id of [3, 4]) draftOf(7, id).keep(first);
  draftOf(7, 3).forget();
  expect(draftOf(7, 3).read()).toBeNull();
  expect([...store.keys()]).toEqual([draftOf(7, 4).key]);
});

test('of an older shape the fields are taken that still fit', () => {
  const { key, read } = draftOf(7);
  openTab({ [key]: JSON.stringify({ title: 'Sari', price: '12', isGift: null, colour: 'red' }) });
  expect(read()).toEqual({ title: 'Sari' });
});

test.each([['{"title":'], ['null'], ['"Sari"'], ['[1]'], ['{"titel":"Sari"}'], ['{}']])(
  'from %s nothing is read, and the next words are kept over it',
  (kept) => {
    const { key, read, keep } = draftOf(7);
    openTab({ [key]: kept });
    expect(read()).toBeNull();
    keep({ title: 'Dupatta' });
    expect(read()).toEqual({ title: 'Dupatta' });
  },
);

test('a value that the form refuses with an exception is no draft', () => {
  const strict = makeDraft({
    kind: 'gift',
    parse: () => {
      throw new TypeError('not of this form');
    },
  });
  openTab({ [strict(7).key]: '{"title":"Sari"}' });
  expect(strict(7).read()).toBeNull();
});

test.each([
  ['forbidden', refuse],
  ['full', () => ({ setItem: refuse }) as unknown as Storage],
])('a store that is %s takes nothing down with it', (_, storage) => {
  const { read, keep, forget } = makeDraft({ kind: 'gift', parse: fieldsLike(first), storage })(7);
  keep(first);
  forget();
  expect(read()).toBeNull();
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
}

test('what is to outlive the tab lies in the store that it names', () => {
  const tab = openTab();
  const browser = new Map<string, string>();
  const storage = { setItem: (key: string, value: string) => browser.set(key, value) } as unknown as Storage;
  makeDraft({ kind: 'letter', parse: String, storage: () => storage })(7, 9).keep('Dear');
  expect([...browser.values()]).toEqual(['"Dear"']);
  expect(tab.size).toBe(0);
});

test('what was sent is forgotten later only while nothing else was typed', () => {
  openTab();
  const { keep, read, forgetLater } = draftOf(7);
  keep({ title: 'Sari' });
  const forgetSari = forgetLater();
  keep({ title: 'Sari in red' });
  forgetSari();
  expect(read()).toEqual({ title: 'Sari in red' });
  forgetLater()();
  expect(read()).toBeNull();
});

test('of a kind that keeps two drafts, the one that was written in longest ago goes', () => {
  const store = openTab();
  const letter = makeDraft({ kind: 'letter', parse: String, most: 2 });
  for (const [to, words] of Object.entries({ 1: 'Asha', 2: 'Meher' })) letter(7, to).keep(words);
  letter(7, 1).keep('Asha again');
  letter(7, 3).keep('Ravi');
  expect([1, 2, 3].map((to) => store.get(letter(7, to).key))).toEqual(['"Asha again"', undefined, '"Ravi"']);
});
