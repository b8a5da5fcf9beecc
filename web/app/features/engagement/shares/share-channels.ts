import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';

/** What is passed on. */
export interface SharedLink {
  title: string;
  /** Absolute. */
  url: string;
}

export type ShareWindow = Extract<
  ShareChannel,
  'whatsapp' | 'facebook' | 'twitter' | 'telegram' | 'linkedin'
>;

const query = (address: string, words: Record<string, string>) => `${address}?${new URLSearchParams(words)}`;

/** Where each site takes what is shared, filled in. */
const addresses: Record<ShareWindow, (design: SharedLink) => string> = {
  // The link first: the app draws its card from it, and a long title does not hide it.
  whatsapp: ({ title, url }) => query('https://api.whatsapp.com/send', { text: `${url}\n${title}` }),
  facebook: ({ url }) => query('https://www.facebook.com/sharer/sharer.php', { u: url }),
  twitter: ({ title, url }) => query('https://twitter.com/intent/tweet', { text: title, url }),
  telegram: ({ title, url }) => query('https://t.me/share/url', { url, text: title }),
  linkedin: ({ url }) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
};

export const shareWindows = Object.keys(addresses) as ShareWindow[];

export function shareAddress(channel: ShareWindow, design: SharedLink): string {
  return addresses[channel](design);
}

/** A letter to nobody yet, with the design in it. Not URLSearchParams: mail programs show its plus signs. */
export function mailAddress({ title, url }: SharedLink, words: string): string {
  const body = `${words}\n\n${title}\n${url}\n`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
