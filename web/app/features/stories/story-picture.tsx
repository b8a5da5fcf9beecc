import { useEffect, useEffectEvent, useRef } from 'react';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import type { Story } from '#contracts/stories/stories.contract.ts';

interface StoryPictureProps {
  story: Story;
  alt: string;
  /** Called when the picture has loaded or failed. */
  onArrived?: () => void;
  /** Preloads the picture without showing it. */
  hidden?: boolean;
}

/** Photos with a larger aspect ratio are shown whole, because filling the height would crop most of them. */
const widestToFill = 0.85;

/** A story's photo over its blurred placeholder. */
export function StoryPicture({ story, alt, onArrived, hidden = false }: StoryPictureProps) {
  const { url, width, height, placeholder } = story.picture;
  const image = useRef<HTMLImageElement>(null);
  const avif = pictureVariant(url, 1080, 'avif');

  const notify = useEffectEvent(() => onArrived?.());
  useEffect(() => {
    if (image.current?.complete) notify();
  }, []);

  return (
    <picture
      className="story-picture"
      hidden={hidden}
      {...(placeholder === '' ? {} : { style: { backgroundImage: `url("${placeholder}")` } })}
    >
      {avif === null ? null : <source type="image/avif" srcSet={avif} />}
      <img
        ref={image}
        src={url}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        onLoad={onArrived}
        onError={onArrived}
        className={width / height > widestToFill ? 'object-contain' : 'object-cover'}
      />
    </picture>
  );
}
