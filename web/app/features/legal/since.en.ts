/** The date line on the page of a text that people agree to. */
export const sinceEn = (day: string) => `Last updated on ${day}.`;
