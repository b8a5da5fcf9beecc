import { lazy, Suspense, useState } from 'react';
import type { Picture as PictureFacts } from '#contracts/platform/picture.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Picture } from '#web/ui/picture.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';

const PictureViewer = lazy(async () => ({
  default: (await fetched(() => import('#web/features/designs/showing/picture-viewer.tsx'))).PictureViewer,
}));

interface PictureGalleryProps {
  pictures: readonly PictureFacts[];
  title: string;
  /** Shows the first one only, small, with the number of the others. */
  isCompact?: boolean;
  /** What the pictures show, where they are not those of a quote. */
  label?: string;
}

/** The pictures of a quote, the first large; each opens full-screen. */
export function PictureGallery({ pictures, title, isCompact = false, label }: PictureGalleryProps) {
  const t = useWords(quotesWords, 'page');
  const [open, setOpen] = useState<number | null>(null);
  const at = (index: number) => ({ number: index + 1, count: pictures.length });
  const shown = isCompact ? pictures.slice(0, 1) : pictures;
  if (pictures.length === 0) return null;
  return (
    <section aria-label={label ?? t('pictures')} className={isCompact ? 'max-w-[120px]' : 'max-w-[560px]'}>
      <div className="quote-gallery" data-count={shown.length}>
        {shown.map((picture, index) => (
          <button
            key={picture.url}
            type="button"
            className="relative block w-full"
            aria-label={t('openPicture', at(index))}
            onClick={() => setOpen(index)}
          >
            <Picture
              picture={picture}
              alt=""
              sizes={
                isCompact
                  ? '120px'
                  : index === 0
                    ? '(min-width: 900px) 560px, 100vw'
                    : '(min-width: 900px) 280px, 50vw'
              }
              first={index === 0 && !isCompact}
            />
            {isCompact && pictures.length > 1 ? (
              <span className="picture-count num" aria-hidden="true">
                +{pictures.length - 1}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {open === null ? null : (
        <Suspense>
          <PictureViewer
            title={title}
            pictures={pictures}
            altOf={(index) => t('picture', at(index))}
            index={open}
            wraps
            onIndex={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
