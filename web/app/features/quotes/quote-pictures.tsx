import type { QuotePicture } from '#contracts/quotes/quotes.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { PictureGallery } from './picture-gallery.tsx';

interface QuotePicturesProps {
  pictures: readonly QuotePicture[];
  title: string;
  /** Shows the first one only, small; it opens all. */
  isCompact?: boolean;
}

/** The pictures of a revision that can be shown; the others are named as being prepared. */
export function QuotePictures({ pictures, title, isCompact = false }: QuotePicturesProps) {
  const t = useWords(quotesWords, 'page');
  const shown = pictures.flatMap(({ url, width, height, placeholder, state }) =>
    state === 'READY' ? [{ url, placeholder, width: width ?? 1080, height: height ?? 1350 }] : [],
  );
  return (
    <div className="grid gap-2 empty:hidden">
      <PictureGallery pictures={shown} title={title} isCompact={isCompact} />
      {pictures.some(({ state }) => state === 'PREPARING') ? (
        <p role="status" className="meta">
          {t('preparing')}
        </p>
      ) : null}
    </div>
  );
}
