/** The default country. Nearly all users live in it, and its PIN codes fill in city and state. */
export const usualCountry = 'India';

/** Spellings of India in addresses, without case, accents, dots or spaces. */
const indias = new Set(['india', 'in', 'ind', 'bharat', 'bhaarat', 'hindustan', 'republicofindia', 'भारत']);

/** Whether a country is India in any spelling, such as "india", "IN" or "Bharat". */
export function isIndia(country: string): boolean {
  const folded = country.normalize('NFKC').toLowerCase().replace(/[\s.]/g, '');
  return indias.has(folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || indias.has(folded);
}
