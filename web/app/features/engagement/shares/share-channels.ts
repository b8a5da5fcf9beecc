import type { ShareChannel } from '#contracts/engagement/engagement.contract.ts';

/** The link to share. */
export interface SharedLink {
  title: string;
  /** The absolute address. */
  url: string;
}

export type ShareWindow = Extract<
  ShareChannel,
  'whatsapp' | 'facebook' | 'twitter' | 'telegram' | 'linkedin'
>;

const query = (address: string, words: Record<string, string>) => `${address}?${new URLSearchParams(words)}`;

/** The share address of each site, with the link filled in. */
const addresses: Record<ShareWindow, (design: SharedLink) => string> = {
  // The link comes first, because the app makes its preview from it and a long title must not hide it.
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

/**
 * A mailto address without a recipient, with the link in the body. Not URLSearchParams, because mail programs show
 * its plus signs.
 */
export function mailAddress({ title, url }: SharedLink, words: string): string {
  const body = `${words}\n\n${title}\n${url}\n`;
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
