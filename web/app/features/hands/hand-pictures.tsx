import type { HandOver } from '#contracts/hands/hands.fields.ts';
import { PictureGallery } from '#web/features/quotes/picture-gallery.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import handsWords from '#web/words/en/features/hands/hands.json';

interface HandPicturesProps {
  pictures: HandOver['handedOver'];
  title: string;
  /** At which end they were taken. */
  label: string;
}

/** The photographs of one end; those that cannot be shown yet are named. Nothing without any. */
export function HandPictures({ pictures, title, label }: HandPicturesProps) {
  const t = useWords(handsWords);
  const shown = pictures.flatMap(({ url, width, height, placeholder, state }) =>
    state === 'READY' ? [{ url, placeholder, width: width ?? 1080, height: height ?? 1350 }] : [],
  );
  if (pictures.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <p className="meta">{label}</p>
      <PictureGallery pictures={shown} title={title} label={label} isCompact />
      {pictures.some(({ state }) => state === 'PREPARING') ? (
        <p role="status" className="meta">
          {t('preparing')}
        </p>
      ) : null}
    </div>
  );
}
