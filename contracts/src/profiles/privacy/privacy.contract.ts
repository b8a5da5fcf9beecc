import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { profileVisibilities } from './profile-visibility.ts';

const privacy = z.object({
  /** Who sees the person's profile, designs and stories. */
  profileVisibility: z.enum(profileVisibilities),
  /** Off: nobody learns whether they are online or when they were last seen, and they learn it of nobody. */
  showOnlineStatus: z.boolean(),
  /** Off: a chat is begun only by those they follow, or with whom they have an order, an enquiry or a chat. */
  allowMessagesFromAnyone: z.boolean(),
  /** On: signed-in people read their email and phone number on their profile. */
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
