import { expect, test } from 'vitest';
import { mentionsContact } from './mentions-contact.ts';

test.each([
  'Call 9845012345',
  'call me: 98450 12345',
  '+91 98450-12345',
  '+91-9845012345',
  '09845012345',
  '(984) 501-2345',
  '984.501.2345',
  'size 42 9845012345',
  '9 8 4 5 0 1 2 3 4 5',
  'my number 98 45 01 23 45',
  '९८४५०१२३४५',
  '৯৮৪৫০১২৩৪৫',
  '௯௮௪௫௦௧௨௩௪௫',
  'nine eight four five zero one two three four five',
  'double nine eight four five zero one two three four',
  'nau aath char paanch shunya ek do teen char paanch',
  'नौ आठ चार पाँच शून्य एक दो तीन चार पाँच',
  'নয় আট চার পাঁচ শূন্য এক দুই তিন চার পাঁচ',
  'ஒன்பது எட்டு நான்கு ஐந்து சுழியம் ஒன்று இரண்டு மூன்று நான்கு ஐந்து',
  'asha.rao@example.in',
  'asha (at) gmail dot com',
  'asha.rao at gmail dot com',
  'pay me at asha@okhdfcbank',
  '9845012345@ybl',
  'https://wa.me/919845012345',
  'chat.whatsapp.com/AbCdEf',
  't.me/asha',
  'see instagram.com/asha.designs',
])('%j tells how to be reached elsewhere', (text) => {
  expect(mentionsContact(text)).toBe(true);
});

test.each([
  '',
  'A lehenga like my grandmother’s, in green',
  'PIN 560003',
  'PIN 560 003 or 110 001',
  'पिन ५६०००३',
  '₹9,50,000',
  '₹ 9845012345',
  'budget 75000-85000',
  'between 75000 and 85000',
  'Rs. 12500/- to 15000/-',
  '36-28-38',
  'bust 92 waist 76 hip 98',
  '92 76 98 60 45',
  '92, 76, 98, 60, 45, 38',
  '92.5 76.5 98.5 60',
  '34\n36\n38\n40\n42',
  'order TB-2026-000123',
  'needed by 15-01-2027, or 20-01-2027',
  'two lehengas, three blouses and one dupatta',
  'do you have one in size six or eight?',
  '2 pieces @500 each',
  'thanks @asha',
  'Meet at the shop at 10:30',
])('%j does not', (text) => {
  expect(mentionsContact(text)).toBe(false);
});

/** The server reads these on its only thread, so each must be done long before the timeout. */
test.each([
  ['single digits', '1 '.repeat(1000)],
  ['spelled digits', 'one '.repeat(500)],
  ['groups of three', '111.'.repeat(500)],
  ['single digits after words that ask to call', `${'call '.repeat(200)}${'1 '.repeat(500)}`],
  ['letters', 'a'.repeat(2000)],
])('the longest text of %s is read at once', { timeout: 1000 }, (_, text) => {
  expect(mentionsContact(text)).toBe(false);
});
