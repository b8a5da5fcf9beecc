/** A percentage, with one decimal below ten; null if the whole is zero. */
export function shareOf(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const percent = (part / whole) * 100;
  return percent !== 0 && percent < 10 ? String(Number(percent.toFixed(1))) : String(Math.round(percent));
}
