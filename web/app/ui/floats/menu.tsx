import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../styles/class-names.ts';
import { itemsOf, nextItem } from './menu-items.ts';

interface MenuProps {
  /** The accessible label of the button. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  /** The edge that is aligned with the button. */
  align?: 'left' | 'right';
  /** Shown above the entries, such as the menu's owner. */
  heading?: ReactNode;
  /** Links and buttons with `role="menuitem"` and the class `menu-item`. */
  children: ReactNode;
}

/** The smallest distance in pixels between a menu and the edge of the window. */
const edge = 8;

/** Shifts a menu into the window if its button is too near the other edge, also when the window is resized. */
function keepInWindow(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return;
  const move = () => {
    box.style.translate = '';
    const { left, right } = box.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - edge);
    if (left < edge) box.style.translate = `${edge - left}px`;
    else if (beyond > 0) box.style.translate = `${-beyond}px`;
  };
  move();
  window.addEventListener('resize', move);
  return () => window.removeEventListener('resize', move);
}

/** A dropdown menu: arrow keys, Home and End move; Escape and a press elsewhere close it. */
export function Menu({ label, button, buttonClassName, align = 'right', heading, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => {
    setOpen(false);
  }, [key]);

  useEffect(() => {
    if (!open) return;
    itemsOf(list.current)[0]?.focus();
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      if (event.key === 'Escape') opener.current?.focus();
      return;
    }
    const next = nextItem(itemsOf(list.current), event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  /**
   * Closes the menu when an entry is pressed and focuses the menu's button, so that a dialog opened by the entry
   * returns the focus there.
   */
  const onPress = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('button[role="menuitem"]:not([aria-haspopup])') === null) return;
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? (
        <div
          ref={keepInWindow}
          className={classNames(
            'popover absolute top-[calc(100%+24px)] z-40 overflow-visible!',
            align === 'left' ? 'left-0' : 'right-0',
          )}
        >
          {heading}
          <div
            ref={list}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className="py-2"
            onKeyDown={onKeyDown}
            onClick={onPress}
          >
            {children}
          </div>
        </div>
      ) : null}
    </div>
  );
}
