/** What the Bengali page of a text that people agree to says of its age. */
export const sinceBn = (day: string) => `শেষবার বদলানো হয়েছে ${day}-এ।`;
