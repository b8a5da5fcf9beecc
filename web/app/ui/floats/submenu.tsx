import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ChevronRight } from '../icons.tsx';
import { itemsOf, nextItem } from './menu-items.ts';

/**
 * In milliseconds: a mouse that only passes over opens nothing, and one that cuts a corner on its way closes nothing.
 */
const openDelay = 100;
const graceTimer = 300;

interface SubmenuProps {
  label: string;
  icon: ReactNode;
  /** Links and buttons with `role="menuitem"` and the class `menu-item`. */
  children: ReactNode;
}

/** A menu entry with a submenu beside it. Opens on hover, press, Enter or the right arrow key. */
export function Submenu({ label, icon, children }: SubmenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const takesFocus = useRef(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (open && takesFocus.current) itemsOf(list.current)[0]?.focus();
    takesFocus.current = false;
  }, [open]);

  const set = (next: boolean, byKeyboard = false) => {
    window.clearTimeout(timer.current);
    takesFocus.current = next && byKeyboard;
    setOpen(next);
  };
  const after = (milliseconds: number, next: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(next), milliseconds);
  };

  const onOpenerKey = (event: KeyboardEvent) => {
    if (!['ArrowRight', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    set(true, true);
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return;
    const next = nextItem(itemsOf(list.current), event.key);
    const leaves = event.key === 'ArrowLeft' || event.key === 'Escape';
    if (!leaves && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (leaves) {
      set(false);
      opener.current?.focus();
    }
    next?.focus();
  };

  return (
    <div
      className="relative"
      onPointerEnter={after(openDelay, true)}
      onPointerLeave={after(graceTimer, false)}
    >
      <button
        ref={opener}
        type="button"
        role="menuitem"
        className="menu-item"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => set(!open)}
        onKeyDown={onOpenerKey}
      >
        {icon}
        {label}
        <ChevronRight className="ml-auto" />
      </button>
      {open ? (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="popover absolute top-0 left-full -mt-2 ml-1 py-2"
          onKeyDown={onListKey}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
