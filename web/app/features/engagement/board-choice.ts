/** The saved design whose board is being chosen, for the one dialog of the page. */
let chosen: number | null = null;
const listeners = new Set<() => void>();

export function chooseBoard(designId: number | null): void {
  chosen = designId;
  for (const listener of listeners) listener();
}

export function designToPlace(): number | null {
  return chosen;
}

export function subscribeToBoardChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
