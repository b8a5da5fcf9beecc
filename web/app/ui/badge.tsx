import type { ReactNode } from 'react';
import { type Tone, toneOfStatus, wordsOfStatus } from './status.ts';

const washOf: Record<Tone, string> = {
  warn: 'bg-warn-wash text-warn',
  note: 'bg-note-wash text-note',
  plum: 'bg-plum-wash text-plum',
  rust: 'bg-rust-wash text-rust',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  still: 'bg-still-wash text-still',
};

export function Badge({ tone = 'still', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${washOf[tone]}`}>{children}</span>;
}

/** A badge with an order's status in its colour. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={toneOfStatus(status)}>{wordsOfStatus(status)}</Badge>;
}
