import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { Picture as Shot } from '#contracts/platform/picture.ts';
import { avifWidths, pictureVariant, pictureWidths } from '#contracts/platform/picture-variants.ts';
import { classNames } from './styles/class-names.ts';

interface PictureProps {
  picture: Pick<Shot, 'url'> & Partial<Shot>;
  alt: string;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** True for the page's first visible picture. */
  first?: boolean;
  /**
   * True for other pictures that should load at once. Not for tiles on landing pages: they would be requested before
   * the stylesheet and compete with the first picture for bandwidth (measured: 0.1 to 0.3 s).
   */
  eager?: boolean;
  /** Shows the whole picture instead of cropping it to 4:5. */
  whole?: boolean;
  className?: string;
}

/** A responsive 4:5 photograph that reserves its space while loading. */
export function Picture({ picture, alt, sizes, first, eager, whole, className }: PictureProps) {
  const { url, width = 1080, height = 1350, placeholder = '' } = picture;
  const image = useRef<HTMLImageElement>(null);
  const [arriving, setArriving] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another arrival
  useEffect(() => {
    setArriving(!first && image.current?.complete === false);
  }, [url]);

  // Preloads the first picture from the head: on a slow network it would otherwise wait for all scripts.
  const best = sourceSetOf(url, 'avif');
  if (import.meta.env.SSR && first && best !== null) {
    preload(url, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: best,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }

  const arrived = () => setArriving(false);
  return (
    <div
      className={classNames('picture', className)}
      {...(placeholder === '' ? {} : { style: { backgroundImage: `url("${placeholder}")` } })}
    >
      <picture>
        <Source url={url} format="avif" sizes={sizes} />
        <Source url={url} format="webp" sizes={sizes} />
        <img
          ref={image}
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading={first || eager ? 'eager' : 'lazy'}
          {...(first ? { fetchPriority: 'high' } : {})}
          {...(arriving ? { 'data-arriving': '' } : {})}
          onLoad={arrived}
          onError={arrived}
          draggable={false}
          {...(whole ? { className: 'object-contain!' } : {})}
        />
      </picture>
    </div>
  );
}

function Source({ url, format, sizes }: { url: string; format: 'avif' | 'webp'; sizes: string }) {
  const srcSet = sourceSetOf(url, format);
  return srcSet === null ? null : <source type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
}

/** The `srcset` with every width of one of our own pictures; null for a foreign address, which is used as it is. */
function sourceSetOf(url: string, format: 'avif' | 'webp'): string | null {
  const drawn = format === 'avif' ? avifWidths : pictureWidths;
  const widths = drawn.flatMap((width) => {
    const variant = pictureVariant(url, width, format);
    return variant === null ? [] : [`${variant} ${width}w`];
  });
  return widths.length === 0 ? null : widths.join(', ');
}
