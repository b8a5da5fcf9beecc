/** What the page of a text that people agree to says of its age. */
export const sinceHi = (day: string) => `आख़िरी बार ${day} को बदला गया।`;
