import { type ReactNode, useId, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Size, useDragAndPinch } from '#web/ui/use-drag-and-pinch.ts';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import { type Crop, largestScale, mostMoved, moveCrop, usualCrop, zoomCrop } from './crop.ts';

interface CropPhotoProps {
  /** A blob URL. */
  src: string;
  crop: Crop | null;
  onCrop: (change: (before: Crop | null) => Crop) => void;
  onUnseen: () => void;
  disabled: boolean;
  /** Shown above the photo, such as a remove button. */
  children: ReactNode;
}

const frames = ['square', 'circle'] as const;
const middle = { x: 0, y: 0 };

/** Crops a photo: move and zoom by touch, mouse and wheel, or with three sliders. */
export function CropPhoto({ src, crop, onCrop, onUnseen, disabled, children }: CropPhotoProps) {
  const t = useWords(profilesWords, 'photo');
  const [picture, setPicture] = useState<Size | null>(null);
  const [frame, setFrame] = useState<(typeof frames)[number]>('square');
  const { stage, isHeld, handlers } = useDragAndPinch({
    onMove: (by, box) => change((now, size) => moveCrop(now, sidesOf(by, box), size)),
    onZoom: (factor, at, box) =>
      change((now, size) => zoomCrop(now, now.scale * factor, sidesOf(at, box), size)),
  });
  function change(next: (now: Crop, size: Size) => Crop): void {
    if (picture !== null && !disabled) onCrop((before) => next(before ?? usualCrop(picture), picture));
  }
  const shown = picture === null ? null : { picture, crop: crop ?? usualCrop(picture) };
  return (
    <div className="grid gap-4">
      <div className="photo-preview">
        <div
          ref={stage}
          className={classNames('photo-stage', isHeld && 'cursor-grabbing')}
          {...(disabled ? {} : handlers)}
        >
          <img
            src={src}
            alt={t('preview')}
            draggable={false}
            onError={onUnseen}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setPicture({ width, height })
            }
            style={shown === null ? { opacity: 0 } : placeOf(shown.crop, shown.picture)}
          />
          {frame === 'circle' ? <span className="photo-circle" aria-hidden="true" /> : null}
        </div>
        {children}
      </div>
      <fieldset className="flex flex-wrap items-center justify-center gap-2" disabled={disabled}>
        <legend className="sr-only">{t('frame')}</legend>
        {frames.map((one) => (
          <button
            key={one}
            type="button"
            className={classNames('chip', frame === one && 'chip-on')}
            aria-pressed={frame === one}
            onClick={() => setFrame(one)}
          >
            {t(one)}
          </button>
        ))}
      </fieldset>
      {shown === null ? null : (
        <div className="grid gap-1">
          <CropSlider
            label={t('zoom')}
            range={[1, largestScale]}
            value={shown.crop.scale}
            disabled={disabled}
            onChange={(scale) => change((now, size) => zoomCrop(now, scale, middle, size))}
          />
          {(['x', 'y'] as const).map((axis) => {
            const most = mostMoved(shown.picture, shown.crop.scale)[axis];
            return (
              <CropSlider
                key={axis}
                label={t(axis === 'x' ? 'sideways' : 'upAndDown')}
                range={[-most, most]}
                value={shown.crop[axis]}
                disabled={disabled || most === 0}
                onChange={(to) => change((now, size) => moveCrop({ ...now, [axis]: to }, middle, size))}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

interface CropSliderProps {
  label: string;
  range: readonly [least: number, most: number];
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

function CropSlider({ label, range: [least, most], value, disabled, onChange }: CropSliderProps) {
  const id = useId();
  return (
    <div className="grid min-h-11 grid-cols-[9.5em_minmax(0,1fr)] items-center gap-3 text-2">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="photo-slider"
        min={least}
        max={most}
        step={most === least ? 1 : (most - least) / 50}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

const sidesOf = ({ x, y }: { x: number; y: number }, { width, height }: Size) => ({
  x: x / width,
  y: y / height,
});

/** The position of the whole picture, as fractions of the square. */
function placeOf({ scale, x, y }: Crop, { width, height }: Size) {
  const side = Math.min(width, height);
  const part = (share: number) => `${share * 100}%`;
  const [wide, high] = [(width / side) * scale, (height / side) * scale];
  return {
    width: part(wide),
    height: part(high),
    left: part(x + 0.5 - wide / 2),
    top: part(y + 0.5 - high / 2),
  };
}
