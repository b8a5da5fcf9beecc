import { useEffect, useEffectEvent, useRef } from 'react';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import type { Story } from '#contracts/stories/stories.contract.ts';

interface StoryPictureProps {
  story: Story;
  alt: string;
  /** It can be seen, or never will. */
  onArrived?: () => void;
  /** Fetched for later. */
  hidden?: boolean;
}

/** Wider than this a photo is shown whole: filling the height would cut away most of it. */
const widestToFill = 0.85;

/** A story's photo over the whole stage, above its own blurred likeness. */
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
