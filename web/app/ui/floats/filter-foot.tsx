import { useRef } from 'react';
import { Button } from '../button.tsx';
import { focusFirst } from '../forms/focus-first.ts';

interface FilterFootProps {
  /** That nothing fits, in words; '' where something does or it is not known. */
  status: string;
  clearLabel: string;
  /** Null while nothing is chosen. */
  onClear: (() => void) | null;
  showLabel: string;
  /** The choices hold already: this only closes the sheet. */
  onShow: () => void;
}

/** The foot of a sheet of filters. */
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
