import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Picture } from '#contracts/platform/picture.ts';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useCloseOnBack } from '#web/ui/floats/use-close-on-back.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from '#web/ui/icons.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import { useZoom } from './use-zoom.ts';

interface PictureViewerProps {
  title: string;
  pictures: readonly Picture[];
  altOf: (index: number) => string;
  index: number;
  /** The last picture is followed by the first. */
  wraps?: boolean;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The full-screen picture viewer with zoom. The page behind it is inert. */
export function PictureViewer({
  title,
  pictures,
  altOf,
  index,
  wraps = false,
  onIndex,
  onClose,
}: PictureViewerProps) {
  const t = useWords(designDetailsWords, 'viewer');
  const box = useRef<HTMLDialogElement>(null);
  const count = pictures.length;
  const picture = pictures[index];

  const turn = (step: -1 | 1) => {
    const next = wraps ? (index + step + count) % count : index + step;
    if (next < 0 || next >= count || next === index) return;
    zoom.reset();
    onIndex(next);
  };
  const zoom = useZoom(turn);
  useCloseOnBack(true, onClose);

  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // The focus goes to the picture, so that the keys turn and enlarge it.
    dialog?.querySelector<HTMLElement>('.viewer-stage')?.focus();
    // Closing before removal returns the focus to where it was.
    return () => dialog?.close();
  }, []);

  const actions: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey ? undefined : actions[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  if (picture === undefined) return null;
  const { scale, x, y } = zoom.view;
  return (
    <dialog
      ref={box}
      className="viewer"
      aria-label={t('label', { title })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the focus needs a name here, and a picture is no fieldset */}
      <div
        ref={zoom.stage}
        tabIndex={-1}
        role="group"
        aria-label={altOf(index)}
        className="viewer-stage"
        style={{ cursor: scale === 1 ? 'zoom-in' : zoom.isHeld ? 'grabbing' : 'grab' }}
        {...zoom.handlers}
      >
        <img
          key={picture.url}
          src={pictureVariant(picture.url, 1600, 'webp') ?? picture.url}
          alt={altOf(index)}
          draggable={false}
          className={zoom.isHeld ? '' : 'transition-transform duration-(--tb-quick) ease-out'}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        />
      </div>
      <div className="viewer-bar">
        {count > 1 ? (
          <>
            <IconButton label={t('previous')} aria-disabled={!wraps && index === 0} onClick={() => turn(-1)}>
              <ChevronLeft />
            </IconButton>
            <span className="num meta min-w-14 pt-0.5 text-center" aria-live="polite">
              {t('place', { number: index + 1, count })}
            </span>
            <IconButton
              label={t('next')}
              aria-disabled={!wraps && index === count - 1}
              onClick={() => turn(1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t('smaller')} aria-disabled={scale === 1} onClick={zoom.smaller}>
          <ZoomOut />
        </IconButton>
        <IconButton label={t('larger')} onClick={zoom.larger}>
          <ZoomIn />
        </IconButton>
      </div>
      <IconButton label={t('close')} className="viewer-close" onClick={onClose}>
        <X />
      </IconButton>
    </dialog>
  );
}
