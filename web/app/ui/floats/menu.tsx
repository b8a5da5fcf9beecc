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
  /** Said and shown on the button that opens it. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  /** The edge it shares with its button. */
  align?: 'left' | 'right';
  /** Above the entries: whose menu it is. */
  heading?: ReactNode;
  /** Links and buttons with `role="menuitem"` and the class `menu-item`. */
  children: ReactNode;
}

/** Pixels at least between a menu and the edge of the window. */
const edge = 8;

/** Keeps a menu in the window where its button stands too near the other edge, also while the window is turned. */
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

/** A menu that hangs from its button: arrows, Home and End move, Escape and a press elsewhere close. */
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

  /** A press does what the entry says and closes the menu; what opens then gives the focus back to its button. */
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
