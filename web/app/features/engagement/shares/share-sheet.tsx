import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Link2, MonitorSmartphone } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { ChannelIcon } from './channel-icons.tsx';
import type { Share } from './pass-on.ts';
import { shareWindows } from './share-channels.ts';

interface ShareSheetProps {
  share: Share;
  title: string;
  picture: ReactNode;
  /** The name and description of what is shared. */
  children: ReactNode;
  open: boolean;
  /** The button that the menu is anchored to on wide screens. */
  opener: Element | null;
  onClose: () => void;
}

/** The ways to share something, the device's share sheet first if it has one, and the address to copy. */
export function ShareSheet({ share, title, picture, children, open, opener, onClose }: ShareSheetProps) {
  const t = useWords(engagementWords, 'share');
  const withDevice = async () => {
    if (!(await share.withDevice())) toast.bad(t('failed'), t('otherWay'));
  };
  return (
    <Dialog open={open} opener={opener} onClose={onClose} title={title}>
      <div className="stitched-under flex items-center gap-4 pb-5">
        {picture}
        <div className="grid min-w-0 gap-0.5">{children}</div>
      </div>
      <ul className="grid grid-cols-2 gap-x-6">
        {typeof navigator.share === 'function' ? (
          <Way wide icon={<MonitorSmartphone />} name={t('device')} onPress={() => void withDevice()} />
        ) : null}
        {shareWindows.map((channel) => (
          <Way
            key={channel}
            icon={<ChannelIcon channel={channel} />}
            name={t(channel)}
            onPress={() => share.inWindow(channel)}
          />
        ))}
        <Way icon={<ChannelIcon channel="email" />} name={t('email')} onPress={share.byMail} />
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-seam-2 p-1.5">
        <span
          dir="ltr"
          translate="no"
          className="min-w-0 flex-[1_1_11rem] pt-1 pl-2.5 text-2 leading-[1.3] text-ink-2 wrap-anywhere select-all"
        >
          {share.url.replace(/^https?:\/\//, '')}
        </span>
        <Button small className="flex-auto sm:flex-none" onClick={() => void share.copyLink()}>
          <Link2 />
          {t('link')}
        </Button>
      </div>
    </Dialog>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  /** Spans the whole row. */
  wide?: boolean;
  onPress: () => void;
}

function Way({ icon, name, wide = false, onPress }: WayProps) {
  return (
    <li className={classNames('border-b border-seam', wide && 'col-span-2')}>
      <button
        type="button"
        className="-mx-2 my-0.5 flex min-h-12 w-[calc(100%+1rem)] items-center gap-3.5 rounded-md px-2 text-left leading-[1.2] hover:bg-sunk [&>svg]:text-ink-2"
        onClick={onPress}
      >
        {icon}
        <span className="min-w-0 pt-[3px] wrap-anywhere">{name}</span>
      </button>
    </li>
  );
}
