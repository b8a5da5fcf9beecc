import type { discovery as english } from '../../en/sentences/discovery.ts';

export const discovery: Record<keyof typeof english, string> = {
  'discovery.roleUnknown': 'এই ভূমিকাটি জানা নেই',
  'discovery.searchLong': '{most} অক্ষরের কমে খুঁজুন',
  'discovery.radii': '{numbers} কিলোমিটার বেছে নিন',
  'discovery.chooseMost': 'সবচেয়ে বেশি {most}টি বেছে নিন',
  'discovery.priceWhole': 'দাম পূর্ণ টাকায় লিখুন',
  'discovery.priceMost': 'দাম সবচেয়ে বেশি ₹1,00,00,000',
};
