const minute = 60_000;

/** The age of a story in the largest unit that fits; under two minutes it is "now". */
export function storyAge(
  createdAt: string,
  now: number,
): { unit: 'now' | 'minutes' | 'hours'; count: number } {
  const minutes = Math.floor((now - Date.parse(createdAt)) / minute);
  if (minutes < 2) return { unit: 'now', count: 0 };
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.floor(minutes / 60) };
}

/** Milliseconds for which a story is shown; longer for a longer caption. */
export function storyTime(caption: string): number {
  return 5000 + Math.min(5000, caption.length * 40);
}
