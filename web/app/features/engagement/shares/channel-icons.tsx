import type { ReactNode } from 'react';
import { Mail } from '#web/ui/icons.tsx';
import type { ShareWindow } from './share-channels.ts';

/** Our own outlines of the sites' logos, which the icon set lacks. */
const outlines: Record<ShareWindow, ReactNode> = {
  whatsapp: (
    <>
      <path d="m3 21 1.5-4.6A9 9 0 1 1 7.8 20z" />
      <path d="M9 8c-.7 1 0 2.8 1.7 4.5S14.2 15 15.2 14.3l.6-1.2-2-1.2-.9.9c-.9-.4-1.8-1.3-2.2-2.2l.9-.9-1.3-2z" />
    </>
  ),
  facebook: <path d="M17 2.5h-2.5a4.5 4.5 0 0 0-4.5 4.5v3H7v4h3v7.5h4V14h3l.8-4H14V7.5a1 1 0 0 1 1-1h2.5z" />,
  twitter: <path d="M4 3.5h4.3L20 20.5h-4.3zM19 3.5l-6.6 7.4M5 20.5l6.7-7.4" />,
  telegram: <path d="m21.5 3.5-19 7.5 6 2.3zm0 0L8.5 13.3v6.2l3.2-3.8zm0 0L18 20.5l-6.3-4.8" />,
  linkedin: (
    <>
      <path d="M3 9h4v12H3zM21 21h-4v-6.5a2 2 0 0 0-4 0V21H9V9h4v1.6A5 5 0 0 1 21 14.5z" />
      <circle cx="5" cy="4.5" r="2" />
    </>
  ),
};

export function ChannelIcon({ channel }: { channel: ShareWindow | 'email' }) {
  if (channel === 'email') return <Mail />;
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {outlines[channel]}
    </svg>
  );
}
