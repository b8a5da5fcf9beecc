import { useWords } from '#web/platform/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ArrowDown, Trash2 } from '#web/ui/icons.tsx';
import buildingWords from '#web/words/en/features/designs/options/building/building.json';
import { moved, without } from './edit-options.ts';

interface ListButtonsProps<Item> {
  /** What the item is called, for screen readers. */
  name: string;
  list: readonly Item[];
  place: number;
  onChange: (list: Item[]) => void;
}

/** Moves an item of a list up or down, or removes it. */
export function ListButtons<Item>({ name, list, place, onChange }: ListButtonsProps<Item>) {
  const t = useWords(buildingWords, 'list');
  const last = list.length - 1;
  return (
    <div className="option-list-buttons">
      {last === 0 ? null : (
        <>
          <IconButton
            label={t('up', { name })}
            disabled={place === 0}
            onClick={() => onChange(moved(list, place, -1))}
          >
            <ArrowDown className="size-4 rotate-180" />
          </IconButton>
          <IconButton
            label={t('down', { name })}
            disabled={place === last}
            onClick={() => onChange(moved(list, place, 1))}
          >
            <ArrowDown className="size-4" />
          </IconButton>
        </>
      )}
      <IconButton label={t('remove', { name })} onClick={() => onChange(without(list, place))}>
        <Trash2 className="size-4" />
      </IconButton>
    </div>
  );
}
