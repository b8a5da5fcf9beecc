import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { sortPictures } from './check-file.ts';
import { PictureDrop } from './picture-drop.tsx';
import { PictureTile } from './picture-tile.tsx';
import type { StagedFiles } from './use-staged-files.ts';

interface PictureEditorProps {
  staged: StagedFiles;
  /** The error of the pictures as a group. */
  error: Message | undefined;
  onTouched: () => void;
  /** How many pictures there may be, and the words that say so; as for a design if omitted. */
  limit?: { most: number; words: string; tooMany: Message };
}

/** Shows the pictures of a design with their upload progress, and lets the maker reorder them. */
export function PictureEditor({ staged, error, onTouched, limit }: PictureEditorProps) {
  const t = useWords(uploadDesignWords);
  const { pictures } = staged;
  const [refused, setRefused] = useState<readonly Message[]>([]);
  const id = useId();

  const add = (chosen: readonly File[]) => {
    const sorted = sortPictures(chosen, pictures.length, limit);
    setRefused(sorted.refused);
    staged.add('picture', sorted.accepted);
    onTouched();
  };

  const messages = error ? [error, ...refused] : refused;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="title-3">
          {t('pictures.title')}
        </h2>
        <p className="hint">{limit?.words ?? t('pictures.limits')}</p>
      </div>
      {pictures.length > 0 ? <SortablePictures staged={staged} onTouched={onTouched} /> : null}
      <PictureDrop
        isFirst={pictures.length === 0}
        hasError={messages.length > 0}
        errorId={`${id}-error`}
        onFiles={add}
      />
      <div id={`${id}-error`} className="-mt-2.5 grid gap-1.5">
        {messages.map((message) => (
          <FieldError
            key={typeof message === 'string' ? message : JSON.stringify(message)}
            message={message}
          />
        ))}
      </div>
    </section>
  );
}

function SortablePictures({ staged, onTouched }: { staged: StagedFiles; onTouched: () => void }) {
  const t = useWords(uploadDesignWords);
  const { pictures } = staged;
  const dndId = useId();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A long touch drags; moving at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: unknown) => pictures.findIndex((one) => one.key === key) + 1;
  const count = pictures.length;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('moving.lifted', { number: placeOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('moving.over', { number: placeOf(over.id), count }) : undefined),
    onDragEnd: ({ over }) =>
      over ? t('moving.dropped', { number: placeOf(over.id), count }) : t('moving.cancelled'),
    onDragCancel: () => t('moving.cancelled'),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    staged.move(String(active.id), String(over.id));
    onTouched();
  };
  return (
    <DndContext
      id={dndId}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('moving.how') } }}
      onDragEnd={drop}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <ul className="upload-tiles" aria-label={t('pictures.list')}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              number={index + 1}
              count={count}
              onRemove={() => {
                staged.remove(picture.key);
                onTouched();
              }}
              onRetry={() => {
                staged.retry(picture.key);
                onTouched();
              }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
