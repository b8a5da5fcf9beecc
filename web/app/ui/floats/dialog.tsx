import {
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { IconButton } from '../icon-button.tsx';
import { X } from '../icons.tsx';
import { classNames } from '../styles/class-names.ts';
import { hangFrom } from './hang-from.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, Back, the cross, a press outside or a pull at the grip. */
  onClose: () => void;
  title: ReactNode;
  /** Room for two columns from 900 px. */
  wide?: boolean;
  /** The button that it hangs from, from 900 px, with the page in sight around it; without one it stands in the middle. */
  opener?: Element | null | undefined;
  children: ReactNode;
}

/** A sheet from below on phones, a dialog or popover from 900 px. The page behind cannot be reached. */
export function Dialog({ open, onClose, title, wide = false, opener, children }: DialogProps) {
  const t = useWords(uiWords);
  const box = useRef<HTMLDialogElement>(null);
  /** What had the focus before. */
  const opened = useRef<Element | null>(null);
  const id = useId();
  useCloseOnBack(open, onClose);

  useEffect(() => {
    const dialog = box.current;
    if (open && dialog?.open === false) {
      const page = document.documentElement;
      page.classList.toggle('has-scrollbar', window.innerWidth > page.clientWidth);
      opened.current = document.activeElement;
      dialog.showModal();
      focusFirstField(dialog);
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  useEffect(() => {
    if (open && opener && box.current) return hangFrom(box.current, opener);
  }, [open, opener]);

  useLayoutEffect(() => {
    const dialog = box.current;
    return () => giveFocusBack(dialog, opened.current);
  }, []);

  const pressedOutside = (event: ReactMouseEvent) => {
    if (event.target === box.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      className={classNames('dialog', wide && 'dialog-wide', opener && 'dialog-hanging')}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={pressedOutside}
    >
      {open ? (
        <>
          <Grip box={box} onClose={onClose} />
          <div className="sheet-head">
            <h2 id={id} className="title-2">
              {title}
            </h2>
            <IconButton label={t('close')} className="-mt-2 -mr-3 md:-mt-1.5" onClick={onClose}>
              <X />
            </IconButton>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}

/**
 * A dialog that is closed gives the focus back to what opened it; one that is only taken off the page leaves it
 * nowhere. What opened it may go as well, with what was done: then the page itself has the focus.
 */
function giveFocusBack(dialog: HTMLDialogElement | null, opened: Element | null): void {
  if (!dialog?.open) return;
  dialog.close();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const back = opened?.isConnected && opened !== document.body ? opened : document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
}

const fields = ':is(input, select, textarea):not([hidden], :disabled)';

/** Anyone who has a keyboard can answer what is asked first at once; on a phone the keys would cover the sheet unasked. */
function focusFirstField(dialog: HTMLDialogElement): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  dialog.querySelector<HTMLElement>(fields)?.focus();
}

const farEnough = 96;

function Grip({ box, onClose }: { box: React.RefObject<HTMLDialogElement | null>; onClose: () => void }) {
  const start = useRef<number | null>(null);

  const pullBy = (pixels: number | null) => {
    if (pixels === null) box.current?.style.removeProperty('--pulled');
    else box.current?.style.setProperty('--pulled', `${Math.max(0, pixels)}px`);
  };
  const onPointerDown = (event: ReactPointerEvent) => {
    start.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: ReactPointerEvent) => {
    if (start.current !== null) pullBy(event.clientY - start.current);
  };
  const onPointerUp = (event: ReactPointerEvent) => {
    const pulled = start.current === null ? 0 : event.clientY - start.current;
    start.current = null;
    pullBy(null);
    if (pulled > farEnough) onClose();
  };

  return (
    <div
      className="grip"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
