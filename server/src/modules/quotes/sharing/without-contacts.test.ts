import { expect, test } from 'vitest';
import { withoutContacts } from './without-contacts.ts';

test.each([
  ['Asha’s lehenga', '—’s lehenga'],
  ['For ASHA RAO, with love', 'For — —, with love'],
  ['Ashanti blue', 'Ashanti blue'],
  ['आशा का लहंगा', '— का लहंगा'],
  ['Call +91 98450-11111 today', 'Call — today'],
  ['९८४५०१११११ पर', '— पर'],
  ['Write to meher@example.in', 'Write to —'],
  ['44 inches, 20 days, ₹24,000', '44 inches, 20 days, ₹24,000'],
])('%s becomes %s', (text, shown) => {
  expect(withoutContacts(text, ['Asha Rao', 'आशा', 'M. K.'])).toBe(shown);
});
