import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Link2, Mail, MonitorSmartphone } from '#web/ui/icons.tsx';
import { engagementWords } from '../engagement.words.ts';
import type { Share } from './pass-on.ts';
import { shareWindows } from './share-channels.ts';

interface ShareSheetProps {
  share: Share;
  title: string;
  /** What is passed on: its picture and its name. */
  head: ReactNode;
  open: boolean;
  onClose: () => void;
}

/** The ways to pass something on, the device's own first where it has one. */
export function ShareSheet({ share, title, head, open, onClose }: ShareSheetProps) {
  const t = useWords(engagementWords, 'share');
  const withDevice = async () => {
    if (!(await share.withDevice())) toast.bad(t('failed'), t('otherWay'));
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="mb-3 flex items-center gap-4">{head}</div>
      <ul className="-mx-5 grid md:grid-cols-2">
        {typeof navigator.share === 'function' ? (
          <Way icon={<MonitorSmartphone />} name={t('device')} onPress={() => void withDevice()} />
        ) : null}
        {shareWindows.map((channel) => (
          <Way key={channel} name={t(channel)} onPress={() => share.inWindow(channel)} />
        ))}
        <Way icon={<Mail />} name={t('email')} onPress={share.byMail} />
        <Way icon={<Link2 />} name={t('link')} onPress={() => void share.copyLink()} />
      </ul>
    </Dialog>
  );
}

interface WayProps {
  name: string;
  /** Only where the set has one for it: the marks of sites are theirs. */
  icon?: ReactNode;
  onPress: () => void;
}

function Way({ name, icon, onPress }: WayProps) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onPress}>
        {name}
        {icon}
      </button>
    </li>
  );
}
