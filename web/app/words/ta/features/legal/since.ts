/** What the page of a text that people agree to says of its age. */
export const sinceTa = (day: string) => `இந்த உரை ${day} முதல் இப்படி உள்ளது.`;
