/** What the Bengali page of a text that people agree to says of its age. */
export const sinceBn = (day: string) => `এই লেখাটা ${day} থেকে চালু।`;
