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
  /** Called on Escape, Back, the close button, a press outside or a pull on the grip. */
  onClose: () => void;
  title: ReactNode;
  /** Wide enough for two columns from 900 px. */
  wide?: boolean;
  /**
   * The button to position the dialog at, from 900 px, with the page visible around it; without one the dialog is
   * centred.
   */
  opener?: Element | null | undefined;
  children: ReactNode;
}

/** A bottom sheet on phones, a dialog or popover from 900 px. Modal: the page behind is inert. */
export function Dialog({ open, onClose, title, wide = false, opener, children }: DialogProps) {
  const t = useWords(uiWords);
  const box = useRef<HTMLDialogElement>(null);
  /** The element that had the focus before. */
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
 * Closes a dialog before it is unmounted, because only closing returns the focus to the opener. If the opener has
 * also been removed, the page gets the focus.
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

/**
 * Focuses the first field if there is a mouse, and so probably a keyboard; on a phone the on-screen keyboard would
 * cover the sheet.
 */
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
