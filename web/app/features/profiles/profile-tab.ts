const tabs = [
  'personal',
  'shop',
  'chats',
  'ratings',
  'saved',
  'liked',
  'complaints',
  'verification',
] as const;
export type ProfileTab = (typeof tabs)[number];

/** `?tab=` of an address; whatever it is not, is the first one. */
export function tabOf(asked: string | null): ProfileTab {
  return tabs.find((tab) => tab === asked) ?? 'personal';
}

export function addressOfTab(tab: ProfileTab): string {
  return tab === 'personal' ? '/profile' : `/profile?tab=${tab}`;
}
