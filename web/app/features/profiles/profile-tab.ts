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

/** The tab from `?tab=`; the first one if it is unknown. */
export function tabOf(asked: string | null): ProfileTab {
  return tabs.find((tab) => tab === asked) ?? 'personal';
}

export function addressOfTab(tab: ProfileTab): string {
  return tab === 'personal' ? '/profile' : `/profile?tab=${tab}`;
}
