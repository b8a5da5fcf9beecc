import { prepared } from '#server/platform/db/prepared.ts';

/** The recording of a message, if the viewer is one of the two people of its chat. */
export const voiceOfMessage = prepared<{ key: string; mime: string }, [messageId: number, viewerId: number]>(
  'messages.voice',
  `select f.key, f.mime from messages m
     join chat_members c on c.chat_id = m.chat_id and c.user_id = $2
     join media f on f.id = m.voice_id
    where m.id = $1`,
);
