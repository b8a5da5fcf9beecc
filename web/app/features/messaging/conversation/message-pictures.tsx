import { lazy, Suspense, useState } from 'react';
import type { Message, MessagePicture } from '#contracts/messaging/messaging.contract.ts';
import { pictureVariant } from '#contracts/platform/picture-variants.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import messagingWords from '#web/words/en/features/messaging/messaging.json';

const PictureViewer = lazy(async () => ({
  default: (await fetched(() => import('#web/features/designs/showing/picture-viewer.tsx'))).PictureViewer,
}));

/** The pictures of a message; each opens full-screen. */
export function MessagePictures({ message }: { message: Message }) {
  const t = useWords(messagingWords);
  const [open, setOpen] = useState<number | null>(null);
  const ready = message.pictures.filter(({ state }) => state === 'READY');
  const { name } = message.sender;
  return (
    <>
      <div className="message-pictures" data-count={message.pictures.length}>
        {message.pictures.map((picture, index) => (
          <Tile
            key={picture.url}
            picture={picture}
            label={t('openPicture', { number: index + 1, name })}
            onOpen={() => setOpen(ready.indexOf(picture))}
          />
        ))}
      </div>
      {open === null ? null : (
        <Suspense>
          <PictureViewer
            title={name}
            pictures={ready.map(({ url, width, height, placeholder }) => ({
              url,
              width: width ?? 1,
              height: height ?? 1,
              placeholder,
            }))}
            altOf={(index) => t('pictureOf', { number: index + 1, name })}
            index={open}
            onIndex={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface TileProps {
  picture: MessagePicture;
  label: string;
  onOpen: () => void;
}

function Tile({ picture, label, onOpen }: TileProps) {
  const t = useWords(messagingWords);
  const { url, width, height, placeholder, state } = picture;
  if (state !== 'READY') {
    return (
      <span role="status" className="message-picture grid place-items-center p-4 text-center">
        <span className="meta">{state === 'FAILED' ? t('pictureBroken') : t('pictureComing')}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="message-picture"
      aria-label={label}
      onClick={onOpen}
      {...(placeholder === '' ? {} : { style: { backgroundImage: `url("${placeholder}")` } })}
    >
      <img
        src={pictureVariant(url, 640, 'webp') ?? url}
        alt=""
        width={width ?? 4}
        height={height ?? 5}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
    </button>
  );
}
