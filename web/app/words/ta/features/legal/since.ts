/** What the page of a text that people agree to says of its age. */
export const sinceTa = (day: string) => `கடைசியாக மாற்றியது: ${day}.`;
