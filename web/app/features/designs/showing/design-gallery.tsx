import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { materialOf } from '#web/platform/cloth/cloth.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { SelvedgeLine } from '#web/ui/threads/selvedge-line.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from './design-details.api.ts';

const PictureViewer = lazy(async () => ({
  default: (await fetched(() => import('./picture-viewer.tsx'))).PictureViewer,
}));

/** Thumbnails, the picture and its selvedge line; pressing the picture opens it full-screen. */
export function DesignGallery({ design }: { design: DesignPage }) {
  const t = useWords(designDetailsWords);
  const { pictures, maker, title } = design;
  const [shown, setShown] = useState(0);
  const [reached, setReached] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const openers = useRef<(HTMLButtonElement | null)[]>([]);

  const show = (index: number) => {
    setShown(index);
    setReached(Math.max(reached, index));
  };
  // The viewer may have moved to another picture, so the focus returns to the one now shown.
  const close = () => {
    flushSync(() => setIsOpen(false));
    openers.current[shown]?.focus({ preventScroll: true });
  };
  const altOf = (index: number) =>
    t('pictureOf', { title, maker: maker.name, number: index + 1, count: pictures.length });
  if (pictures.length === 0) return <div className="bleed picture" />;

  const slides = pictures.map((picture, index) => ({
    key: picture.url,
    content: (
      <button
        ref={(button) => {
          openers.current[index] = button;
        }}
        type="button"
        className="block w-full cursor-zoom-in -outline-offset-4"
        onClick={() => setIsOpen(true)}
      >
        {index <= reached + 1 ? (
          <Picture
            picture={picture}
            alt={altOf(index)}
            sizes="(min-width: 1400px) 740px, (min-width: 900px) 50vw, 100vw"
            first={index === 0}
            whole
          />
        ) : (
          <div className="picture" role="img" aria-label={altOf(index)} />
        )}
        <span className="sr-only">{t('zoom')}</span>
      </button>
    ),
  }));
  return (
    <div className="design-gallery">
      {pictures.length > 1 ? (
        <ul className="design-thumbs" aria-label={t('pictures')}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={t('showPicture', { number: index + 1, count: pictures.length })}
                aria-current={index === shown}
                onClick={() => show(index)}
              >
                <Picture picture={picture} alt="" sizes="76px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="bleed relative min-w-0 md:col-start-2">
        <Carousel label={title} slides={slides} index={shown} onChange={show} />
        <SelvedgeLine
          dyes={design.dyes}
          words={['Tanabana', townOf(maker.city), ...design.materials.map(materialOf), `N° ${design.id}`]}
        />
      </div>
      {isOpen ? (
        <Suspense>
          <PictureViewer
            title={title}
            pictures={pictures}
            altOf={altOf}
            index={shown}
            onIndex={show}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
