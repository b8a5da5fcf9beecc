/** The date line on the page of a text that people agree to. */
export const since = (day: string) => `Last updated on ${day}.`;
