import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Scissors, Upload } from '#web/ui/icons.tsx';
import feedWords from '#web/words/en/features/feed/feed.json';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const longestTitle = 120;

/** For signed-in people: a field for a design's title; the upload form continues from there. */
export function Composer() {
  const t = useWords(feedWords);
  const shell = useWords(shellWords);
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');

  const go = (event: FormEvent) => {
    event.preventDefault();
    const words = title.trim();
    const page = words === '' ? '/upload-product' : `/upload-product?title=${encodeURIComponent(words)}`;
    navigate(page);
  };
  return (
    <form className="compose" onSubmit={go}>
      {viewer === null ? (
        <span className="swatch grid place-items-center bg-sunk text-ink-2" aria-hidden="true">
          <Scissors />
        </span>
      ) : (
        <Avatar person={viewer} />
      )}
      <input
        className="compose-say"
        aria-label={t('compose')}
        placeholder={t('compose')}
        value={title}
        maxLength={longestTitle}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => setTitle(target.value)}
      />
      <IconButton label={shell('nav.uploadDesign')} type="submit" className="-mr-3">
        <Upload />
      </IconButton>
    </form>
  );
}
