import * as z from 'zod/mini';
import { id } from '../platform/fields.ts';

/** One message as the history and the socket carry it. */
export const message = z.object({
  id,
  chatId: id,
  senderId: id,
  sender: z.object({ id, name: z.string() }),
  content: z.string(),
  /** Absolute addresses of the pictures sent with it. */
  images: z.array(z.string()),
  createdAt: z.string(),
  /** The client's own name for it, so that it knows its own message again. */
  nonce: z.nullable(z.string()),
});

export type Message = z.output<typeof message>;
