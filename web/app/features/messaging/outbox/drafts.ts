const key = (userId: number) => `tanabana_drafts_${userId}`;
const most = 50;

type Drafts = Record<string, string>;

/** What somebody has begun to write to a person; '' for nothing. Browser only. */
export function draftTo(userId: number, receiverId: number): string {
  return read(userId)[receiverId] ?? '';
}

/** Keeps it with each letter, so that a reload or another chat loses nothing. */
export function keepDraft(userId: number, receiverId: number, text: string): void {
  const { [receiverId]: _, ...others } = read(userId);
  const drafts = text.trim() === '' ? others : { ...others, [receiverId]: text };
  try {
    localStorage.setItem(
      key(userId),
      JSON.stringify(Object.fromEntries(Object.entries(drafts).slice(-most))),
    );
  } catch {
    // A browser that forbids storage keeps the text in its field only.
  }
}

function read(userId: number): Drafts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}
