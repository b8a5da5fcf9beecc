import { lazy, Suspense, useState } from 'react';
import type { Picture as PictureFacts } from '#contracts/platform/picture.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Picture } from '#web/ui/picture.tsx';

const PictureViewer = lazy(async () => ({
  default: (await fetched(() => import('../showing/picture-viewer.tsx'))).PictureViewer,
}));

interface PictureStripProps {
  /** The title of the full-screen viewer. */
  title: string;
  pictures: readonly PictureFacts[];
  altOf: (index: number) => string;
  openLabel: (index: number) => string;
  /** Shown while more pictures are being prepared. */
  preparing: string | null;
}

/** Small pictures in a row; each opens full-screen, where the last is followed by the first. */
export function PictureStrip({ title, pictures, altOf, openLabel, preparing }: PictureStripProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0 && preparing === null) return null;
  return (
    <div className="picture-strip">
      {pictures.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          className="picture-in-strip"
          aria-label={openLabel(index)}
          onClick={() => setOpen(index)}
        >
          <Picture picture={picture} alt="" sizes="84px" />
        </button>
      ))}
      {preparing === null ? null : (
        <span role="status" className="meta self-center">
          {preparing}
        </span>
      )}
      {open === null ? null : (
        <Suspense>
          <PictureViewer
            title={title}
            pictures={pictures}
            altOf={altOf}
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
