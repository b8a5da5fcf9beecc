import { lazy, Suspense } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { useStore } from '#web/platform/store/store.ts';
import { boardChoice } from './board-choice.ts';

const BoardDialog = lazy(async () => ({
  default: (await fetched(() => import('./board-dialog.tsx'))).BoardDialog,
}));

/** Renders the dialog that puts a saved design into a board, opened by any card. */
export function BoardChooser() {
  const designId = useStore(boardChoice);
  if (designId === null) return null;
  return (
    <Suspense fallback={null}>
      <BoardDialog key={designId} designId={designId} onClose={() => boardChoice.set(null)} />
    </Suspense>
  );
}
