import { type ChangeEvent, type DragEvent, useId } from 'react';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePlus, X } from '#web/ui/icons.tsx';

interface Tile {
  key: string;
  address: string | null;
  onRemove: () => void;
}

interface PhotoChoiceProps {
  label: string;
  /** At least one is needed; otherwise the label says that they are optional. */
  isRequired?: boolean;
  addLabel: string;
  removeLabel: (number: number) => string;
  hint: string;
  tiles: readonly Tile[];
  most: number;
  types: readonly string[];
  isBusy: boolean;
  problem?: Message | undefined;
  onAdd: (files: readonly File[]) => void;
}

/** The photographs of a form, and the button to add more. */
export function PhotoChoice({
  label,
  isRequired = false,
  addLabel,
  removeLabel,
  hint,
  tiles,
  most,
  types,
  isBusy,
  problem,
  onAdd,
}: PhotoChoiceProps) {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) onAdd([...event.dataTransfer.files]);
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-2 leading-[1.3] font-semibold">
        {label} {isRequired ? null : <OptionalMark />}
      </p>
      <ul className="chosen-photos">
        {tiles.map(({ key, address, onRemove }, place) => (
          <li key={key} className="relative">
            <div className="picture">
              {address === null ? null : <img src={address} alt="" draggable={false} />}
            </div>
            {isBusy ? null : (
              <IconButton
                label={removeLabel(place + 1)}
                className="upload-remove absolute top-0 right-0"
                onClick={onRemove}
              >
                <X className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
        {tiles.length < most ? (
          <li className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <label htmlFor={id} className="upload-choose h-full">
              <input
                id={id}
                type="file"
                multiple
                // Types are listed one by one, because an iPhone then converts HEIC to JPEG.
                accept={types.join(',')}
                className="sr-only"
                disabled={isBusy}
                {...(problem ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {})}
                onChange={({ target }: ChangeEvent<HTMLInputElement>) => onAdd(takeFiles(target))}
              />
              <ImagePlus />
              <span className="pt-0.5 text-center text-2 font-semibold">{addLabel}</span>
            </label>
          </li>
        ) : null}
      </ul>
      <p className="hint">{hint}</p>
      <FieldError id={`${id}-error`} message={problem} />
    </div>
  );
}
