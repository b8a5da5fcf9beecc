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
  /** What is passed on. */
  line: string;
  open: boolean;
  onClose: () => void;
}

/** The letter that stands for each site; their marks are theirs. */
const letters = { whatsapp: 'W', facebook: 'f', twitter: 'X', telegram: 'T', linkedin: 'in' } as const;

/** The ways to pass something on, the device's own first where it has one. */
export function ShareSheet({ share, title, line, open, onClose }: ShareSheetProps) {
  const t = useWords(engagementWords, 'share');
  const withDevice = async () => {
    if (!(await share.withDevice())) toast.bad(t('failed'), t('otherWay'));
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="meta -mt-2 mb-2">{line}</p>
      <ul className="-mx-5 grid md:grid-cols-2">
        {typeof navigator.share === 'function' ? (
          <Way icon={<MonitorSmartphone />} name={t('device')} onPress={() => void withDevice()} />
        ) : null}
        {shareWindows.map((channel) => (
          <Way
            key={channel}
            icon={<span className="font-display text-4">{letters[channel]}</span>}
            name={t(channel)}
            onPress={() => share.inWindow(channel)}
          />
        ))}
        <Way icon={<Mail />} name={t('email')} onPress={share.byMail} />
        <Way icon={<Link2 />} name={t('link')} onPress={() => void share.copyLink()} />
      </ul>
    </Dialog>
  );
}

function Way({ icon, name, onPress }: { icon: ReactNode; name: string; onPress: () => void }) {
  return (
    <li>
      <button type="button" className="menu-item" onClick={onPress}>
        <span className="share-icon" aria-hidden="true">
          {icon}
        </span>
        {name}
      </button>
    </li>
  );
}
