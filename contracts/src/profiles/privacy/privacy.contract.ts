import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { profileVisibilities } from './profile-visibility.ts';

const privacy = z.object({
  /** Who sees the person's profile, designs and stories. */
  profileVisibility: z.enum(profileVisibilities),
  /** If off, nobody sees whether they are online or when they were last seen, and they do not see it of others. */
  showOnlineStatus: z.boolean(),
  /** If off, only people they follow, or with whom they have an order, an enquiry or a chat, can start a chat. */
  allowMessagesFromAnyone: z.boolean(),
  /** If on, signed-in people see their email and phone number on their profile. */
  showContactInfo: z.boolean(),
});
export type Privacy = z.output<typeof privacy>;

const reply = z.object({ success: z.literal(true), data: privacy });

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/users/privacy',
  access: 'member',
  tag: 'profiles',
  summary: 'What the viewer lets others see and do',
  reply,
});

export const changePrivacy = endpoint({
  method: 'POST',
  path: '/api/users/privacy',
  access: 'member',
  tag: 'profiles',
  summary: 'Change what is given of the viewer’s privacy settings, and answer with all of them',
  body: z.partial(privacy),
  reply,
});
