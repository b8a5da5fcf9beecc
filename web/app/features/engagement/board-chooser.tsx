import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { chooseBoard, designToPlace, subscribeToBoardChoice } from './board-choice.ts';

const BoardDialog = lazy(async () => ({
  default: (await fetched(() => import('./board-dialog.tsx'))).BoardDialog,
}));

/** Where the dialog that puts a saved design into a board appears, whichever card asked for it. */
export function BoardChooser() {
  const designId = useSyncExternalStore(subscribeToBoardChoice, designToPlace, () => null);
  if (designId === null) return null;
  return (
    <Suspense fallback={null}>
      <BoardDialog key={designId} designId={designId} onClose={() => chooseBoard(null)} />
    </Suspense>
  );
}
