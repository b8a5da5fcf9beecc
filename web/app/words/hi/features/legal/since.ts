/** What the page of a text that people agree to says of its age. */
export const sinceHi = (day: string) => `यह टेक्स्ट ${day} से ऐसा ही है।`;
