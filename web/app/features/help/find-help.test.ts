import { expect, test } from 'vitest';
import { filterHelp } from './filter-help.ts';
import { findHelp } from './find-help.ts';
import { listHelpGroups } from './help-groups.ts';

const questions = listHelpGroups().flatMap((group) => group.questions);

test.each([
  ['refund', 'refund'],
  ['Refunds', 'refund'],
  ['how do I get my money back?', 'refund'],
  ['cancel', 'cancel'],
  ['cancelling an order', 'cancel'],
  ['size', 'how-it-fits'],
  ['size guide', 'how-it-fits'],
  ['return', 'return'],
  ['track my parcel', 'track-a-parcel'],
  ['invoice', 'documents'],
  ['forgot password', 'forgot-password'],
  ['complaint', 'complain'],
])('a search for “%s” may mean the question %s', (asked, id) => {
  expect(findHelp(asked)?.id).toBe(id);
});

test.each([
  '',
  '  ',
  'red silk lehenga',
  'kurta',
  'saree for a wedding',
  'लहंगा',
  'size M kurta',
  'Meher Ansari',
  'in',
])('a search for “%s” means no question', (asked) => {
  expect(findHelp(asked)).toBeUndefined();
});

test('the page shows all questions until something is asked, then those that hold every word of it', () => {
  const idsOf = (asked: string) => filterHelp(asked).flatMap((group) => group.questions.map(({ id }) => id));
  expect(filterHelp('  ')).toEqual(listHelpGroups());
  expect(idsOf('refund')).toContain('refund');
  expect(idsOf('refund')).not.toContain('stories');
  expect(idsOf('can')).toContain('cancel');
  expect(idsOf('REFUND bank')).toEqual(['refund']);
  expect(idsOf('zeppelin')).toEqual([]);
});

test('every question has an anchor of its own, beside those of the groups', () => {
  const anchors = [...listHelpGroups().map(({ id }) => id), ...questions.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
});
