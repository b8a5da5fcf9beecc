/** The country of those who name none: nearly everybody is at home in it, and its PIN codes fill in city and state. */
export const usualCountry = 'India';

/** How India is written in addresses, without case, accents, dots or spaces. */
const indias = new Set(['india', 'in', 'ind', 'bharat', 'bhaarat', 'hindustan', 'republicofindia', 'भारत']);

/** Whether a country, however it is written, is India: "india", "IN" and "Bharat" are. */
export function isIndia(country: string): boolean {
  const folded = country.normalize('NFKC').toLowerCase().replace(/[\s.]/g, '');
  return indias.has(folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '')) || indias.has(folded);
}
