import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface AskFirstProps {
  open: boolean;
  title: string;
  /** What will happen. */
  line: ReactNode;
  words: { keep: string; confirm: string; busy: string };
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export function AskFirst({ open, title, line, words, isBusy, onConfirm, onClose }: AskFirstProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="text-ink-2 wrap-anywhere">{line}</p>
      <div className="dialog-acts mt-6">
        <Button kind="ghost" onClick={onClose}>
          {words.keep}
        </Button>
        <Button kind="destructive" busy={isBusy && words.busy} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
