import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { engagementWords } from '../engagement.words.ts';
import { makeShare } from './share-design.ts';
import { ShareSheet } from './share-sheet.tsx';

interface ShareMenuProps {
  design: { id: number; title: string };
  count: number;
  open: boolean;
  onClose: () => void;
}

/** The ways to pass a design on, with how often that has been done. */
export function ShareMenu({ design, count, open, onClose }: ShareMenuProps) {
  const t = useWords(engagementWords, 'share');
  const isCounted = useViewer().viewer !== null;
  const share = makeShare({ design, count, t, isCounted, onDone: onClose });
  return (
    <ShareSheet
      share={share}
      title={t('heading')}
      line={count > 0 ? `${design.title} · ${t('count', { count })}` : design.title}
      open={open}
      onClose={onClose}
    />
  );
}
