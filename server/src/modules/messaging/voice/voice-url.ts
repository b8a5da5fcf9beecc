/** Where the two people of its chat hear a message; on this site, as it is served to its members alone. */
export const voiceUrl = (messageId: number): string => `/api/chat/messages/${messageId}/voice`;
