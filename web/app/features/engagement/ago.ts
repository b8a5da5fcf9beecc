const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number } | { unit: 'date' };

/** How long ago something was, in the largest unit that fits; after a week, its date. */
export function agoOf(iso: string, now: number): Ago {
  const passed = now - Date.parse(iso);
  if (passed < minute) return { unit: 'now' };
  if (passed < hour) return { unit: 'minutes', count: Math.floor(passed / minute) };
  if (passed < day) return { unit: 'hours', count: Math.floor(passed / hour) };
  if (passed < 7 * day) return { unit: 'days', count: Math.floor(passed / day) };
  return { unit: 'date' };
}
