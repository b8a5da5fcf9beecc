/** Numbers of ten or more digits, also with spaces, dots or hyphens between them. */
const phoneNumber = /\+?\p{Nd}(?:[\s.()-]?\p{Nd}){9,}/gu;
const emailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/gu;

/**
 * A text without the names of the given people, phone numbers and email addresses, for readers who must not learn
 * them. Each word of a name is replaced by a dash where it stands alone; words of one or two letters stay.
 */
export function withoutContacts(text: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => [...word].length > 2);
  const named = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const cleared = text.replaceAll(emailAddress, '—').replaceAll(phoneNumber, '—');
  if (named === '') return cleared;
  return cleared.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${named})(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    '—',
  );
}
