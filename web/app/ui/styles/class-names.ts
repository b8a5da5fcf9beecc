/** Joins class names and skips falsy values: `classNames('btn', small && 'btn-small')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
