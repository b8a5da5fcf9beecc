/** What the page of a text that people agree to says of its age. */
export const since = (day: string) => `Last updated on ${day}.`;
