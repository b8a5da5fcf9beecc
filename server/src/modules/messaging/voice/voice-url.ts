/** URL of a message's voice note, on this site because only the two people of the chat may load it. */
export const voiceUrl = (messageId: number): string => `/api/chat/messages/${messageId}/voice`;
