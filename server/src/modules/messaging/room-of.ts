/** The realtime room of a chat. */
export const roomOf = (chatId: number): string => `chat_${chatId}`;
