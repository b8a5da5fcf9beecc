import { Link } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FolderInput } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Price } from '#web/ui/price.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import { type MarkKind, setMark } from '../marks/engagement.api.ts';
import { MarkButton } from '../marks/mark-button.tsx';
import { settleMark } from '../marks/mark-overlay.ts';
import { useDesignToggle } from '../marks/use-design-toggle.ts';
import { boardChoice } from './board-choice.ts';
import type { KeptTile as Tile } from './boards.api.ts';
import { moveSave } from './boards.api.ts';

/**
 * A saved or liked design. After removal it stays in its place until the list is left, so that it can be put back.
 */
export function KeptTile({ kind, tile }: { kind: MarkKind; tile: Tile }) {
  const t = useWords(boardsWords);
  const { id, title, maker, mark } = tile;
  const { on } = useDesignToggle(kind, id, mark);
  const to = `/product/${id}`;

  const putBack = async () => {
    try {
      const back = await setMark(kind, id, true);
      if (kind === 'save' && tile.boardId !== null) await moveSave(id, tile.boardId);
      settleMark(`${kind}:${id}`, back);
    } catch (error) {
      toast.bad(t('undoFailed'), sentenceOf(error, t('tryAgain')));
    }
  };
  return (
    <article aria-labelledby={`kept-${id}`} className="grid content-start gap-2.5">
      <Link to={to} prefetch="intent" tabIndex={-1} className={on ? 'block' : 'block opacity-40'}>
        {tile.cover === null ? (
          <div className="picture" />
        ) : (
          <Picture
            picture={tile.cover}
            alt={t('pictureOf', { title, maker: maker.name })}
            sizes="(min-width: 900px) 248px, 46vw"
          />
        )}
      </Link>
      {on ? (
        <div className="-mx-3 -my-1.5 flex">
          <MarkButton kind={kind} designId={id} fromServer={mark} counted />
          {kind === 'save' ? (
            <IconButton
              label={t('changeOf', { title })}
              className="ml-auto"
              onClick={() => boardChoice.set(id)}
            >
              <FolderInput />
            </IconButton>
          ) : null}
        </div>
      ) : (
        <p role="status" className="meta flex min-h-11 items-center gap-2 -my-1.5">
          {t('removed')}
          <button
            type="button"
            className="link min-h-11"
            aria-label={t('undoOf', { title })}
            onClick={putBack}
          >
            {t('undo')}
          </button>
        </p>
      )}
      <div className="grid gap-1">
        <h2
          id={`kept-${id}`}
          lang={tile.titleLang}
          dir="auto"
          className="font-display text-4 leading-[1.2] wrap-anywhere"
        >
          <Link to={to} prefetch="intent">
            {title}
          </Link>
        </h2>
        <p className="hint truncate">{[maker.name, townOf(maker.city)].filter(Boolean).join(' · ')}</p>
      </div>
      <Price price={tile.price} original={tile.original} discount={tile.discount} size="small" />
    </article>
  );
}
