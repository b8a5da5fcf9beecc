/**
 * Names and words that occur nowhere else in a test; the email of such a person contains both words of the
 * name.
 */
export const lifeName = 'Zubeida Contractorwalla';
export const lifePhone = '+91 90000 12345';
export const lifeAddress = '7 Indigo Lane';
