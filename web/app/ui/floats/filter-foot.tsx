import { useRef } from 'react';
import { Button } from '../button.tsx';
import { focusFirst } from '../forms/focus-first.ts';

interface FilterFootProps {
  /** Says that nothing matches; '' if something does or it is unknown. */
  status: string;
  clearLabel: string;
  /** Null if no filter is chosen. */
  onClear: (() => void) | null;
  showLabel: string;
  /** Filters apply at once, so this only closes the sheet. */
  onShow: () => void;
}

/** The footer of a filter sheet. */
export function FilterFoot({ status, clearLabel, onClear, showLabel, onShow }: FilterFootProps) {
  const main = useRef<HTMLButtonElement>(null);
  return (
    <div className="sheet-foot">
      <p role="status" className="meta text-center not-empty:pb-2.5">
        {status}
      </p>
      <div className="dialog-acts">
        {onClear === null ? null : (
          <Button
            kind="ghost"
            onClick={() => {
              focusFirst(main.current);
              onClear();
            }}
          >
            {clearLabel}
          </Button>
        )}
        <Button ref={main} kind="primary" onClick={onShow}>
          {showLabel}
        </Button>
      </div>
    </div>
  );
}
