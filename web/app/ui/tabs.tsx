import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useChosenInRow } from './use-chosen-in-row.ts';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Tabs underlined with running stitch; arrow keys move between them. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useChosenInRow(row, chosen);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const now = tabs.findIndex((tab) => tab.name === chosen);
    const steps: Record<string, number> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs.at(step % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="fading-row bleed relative flex gap-7 overflow-x-auto max-[339px]:gap-5 border-b border-seam px-(--tb-gutter) pb-[2px] [scrollbar-width:none] md:px-0"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ name, label: words }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {words}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
