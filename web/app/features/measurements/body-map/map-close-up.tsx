import { useEffect, useRef } from 'react';
import { BodyMap, type BodyMapProps } from './body-map.tsx';
import { mapOf, sideOf } from './map-of.ts';

interface MapCloseUpProps extends Omit<BodyMapProps, 'side' | 'only' | 'onChoose' | 'now'> {
  now: NonNullable<BodyMapProps['now']>;
  /** Where it sticks, beneath what is already at the top, such as `top-16`. */
  className: string;
  /** The surface that it covers. */
  on?: 'ground' | 'raised';
}

/** Height of the strip; the fields have `under-close-up`, so that they are scrolled clear of it. */
const tall = 168;

/**
 * The part of the drawing around the line being measured. On narrow screens the whole drawing has scrolled away while a
 * field is filled in; this stays at the top. It takes no room, so that nothing moves under the finger. Its parent holds
 * both the whole drawing and the fields, so that it sticks as soon as a field is reached.
 */
export function MapCloseUp({ now, className, on = 'ground', ...map }: MapCloseUpProps) {
  const box = useRef<HTMLDivElement>(null);
  const side = sideOf(now, map.garment);
  const { height, lines } = mapOf(map.garment, map.body, side, [now]);
  const [line] = lines;
  useEffect(() => {
    const field = document.activeElement;
    // The field may lie where the strip has just appeared. Wide screens do not show the strip.
    if (now && box.current && box.current.offsetHeight > 0) field?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  if (!line) return null;
  const middle = (100 * (line.anchor[1] + line.at[1])) / 2 / height;
  return (
    <div aria-hidden="true" className={`pointer-events-none sticky z-10 h-0 min-[900px]:hidden ${className}`}>
      <div
        ref={box}
        className={`absolute inset-x-0 top-0 overflow-hidden border-b border-seam ${on === 'ground' ? 'bg-ground' : 'bg-raised'}`}
        style={{ height: tall }}
      >
        <div
          className="mx-auto max-w-[390px]"
          style={{ transform: `translateY(clamp(${tall}px - 100%, ${tall / 2}px - ${middle}%, 0px))` }}
        >
          <BodyMap {...map} side={side} only={[now]} now={now} />
        </div>
      </div>
    </div>
  );
}
