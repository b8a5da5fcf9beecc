const two = (value: number) => String(value).padStart(2, '0');

/** "00:00", "00:30" … "23:30", with `time` among them where it lies between. */
export function halfHoursWith(time: string): string[] {
  const all = Array.from(
    { length: 48 },
    (_, half) => `${two(Math.floor(half / 2))}:${half % 2 ? '30' : '00'}`,
  );
  return [...new Set([...all, time])].sort();
}

/** "22:00" → "10:00 pm". */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${two(minutes)} ${hours < 12 ? 'am' : 'pm'}`;
}
