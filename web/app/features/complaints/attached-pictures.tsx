import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '#contracts/complaints/complaints.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Picture } from '#web/ui/picture.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

const PictureViewer = lazy(async () => ({
  default: (await fetched(() => import('#web/features/designs/showing/picture-viewer.tsx'))).PictureViewer,
}));

/** The pictures of a complaint or an answer; each opens full-screen, and the last is followed by the first. */
export function AttachedPictures({ pictures, name }: { pictures: readonly Attachment[]; name: string }) {
  const t = useWords(complaintsWords);
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const ready = pictures.flatMap(({ url, width, height, placeholder, state }) =>
    state === 'READY' ? [{ url, width: width ?? 4, height: height ?? 5, placeholder }] : [],
  );
  return (
    <div className="complaint-pictures">
      {pictures.map(({ url, state }, index) => {
        const place = ready.findIndex((picture) => picture.url === url);
        const picture = ready[place];
        return picture === undefined ? (
          <span key={url} role="status" className="complaint-picture complaint-picture-coming">
            <span className="hint">{state === 'FAILED' ? t('pictureBroken') : t('pictureComing')}</span>
          </span>
        ) : (
          <button
            key={url}
            type="button"
            className="complaint-picture"
            aria-label={t('openPicture', { number: index + 1, name })}
            onClick={() => setOpen(place)}
          >
            <Picture picture={picture} alt="" sizes="96px" />
          </button>
        );
      })}
      {open === null ? null : (
        <Suspense>
          <PictureViewer
            title={name}
            pictures={ready}
            altOf={(index) => t('pictureOf', { number: index + 1, name })}
            index={open}
            wraps
            onIndex={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
