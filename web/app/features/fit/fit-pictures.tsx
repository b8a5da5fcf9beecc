import type { FitPicture } from '#contracts/fit/fit.fields.ts';
import { PictureGallery } from '#web/features/quotes/picture-gallery.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import fitWords from '#web/words/en/features/fit/fit.json';

interface FitPicturesProps {
  pictures: readonly FitPicture[];
  title: string;
  /** What the photographs show. */
  label: string;
}

/** The photographs that can be shown; others are named as being prepared. */
export function FitPictures({ pictures, title, label }: FitPicturesProps) {
  const t = useWords(fitWords, 'page');
  const shown = pictures.flatMap(({ url, width, height, placeholder, state }) =>
    state === 'READY' ? [{ url, placeholder, width: width ?? 1080, height: height ?? 1350 }] : [],
  );
  return (
    <div className="grid max-w-[240px] gap-2 md:max-w-[360px] empty:hidden">
      <PictureGallery pictures={shown} title={title} label={label} />
      {pictures.some(({ state }) => state === 'PREPARING') ? (
        <p role="status" className="meta">
          {t('preparing')}
        </p>
      ) : null}
    </div>
  );
}
