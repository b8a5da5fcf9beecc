import { expect, test } from 'vitest';
import { inWords } from '#tests/support/words/in-words.ts';
import {
  type ComplaintSide,
  complaintSides,
  complaintStatuses,
  legalComplaintMoves,
  refusalOfComplaintMove,
  statusAfterAnswer,
} from './complaints.states.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);

/** Every status a side may choose, by current status. Written independently of the table. */
const expected: Record<ComplaintSide, Record<string, string[]>> = {
  COMPLAINANT: { OPEN: ['RESOLVED'], IN_PROGRESS: ['RESOLVED'], RESOLVED: ['OPEN'] },
  RESPONDENT: { OPEN: [], IN_PROGRESS: [], RESOLVED: [] },
  DESK: { OPEN: ['IN_PROGRESS', 'RESOLVED'], IN_PROGRESS: ['RESOLVED'], RESOLVED: ['IN_PROGRESS'] },
};

test('every side may choose exactly what is written here, and every other move is refused with a sentence', () => {
  for (const side of complaintSides) {
    for (const status of complaintStatuses) {
      const facts = { status, resolvedAt: status === 'RESOLVED' ? daysAgo(1) : null };
      expect(legalComplaintMoves(facts, side, now), `${side} at ${status}`).toEqual(expected[side][status]);
      for (const to of complaintStatuses) {
        const refusal = refusalOfComplaintMove(facts, side, to, now);
        if (expected[side][status]?.includes(to)) expect(refusal).toBeNull();
        else expect(inWords(refusal)).toMatch(/^[A-Z].*\.$/);
      }
    }
  }
});

test('a settled complaint can be opened again by its filer on the fourteenth day and not after it', () => {
  const settled = (days: number) => ({ status: 'RESOLVED' as const, resolvedAt: daysAgo(days) });
  expect(legalComplaintMoves(settled(14), 'COMPLAINANT', now)).toEqual(['OPEN']);
  expect(legalComplaintMoves(settled(14.01), 'COMPLAINANT', now)).toEqual([]);
  expect(legalComplaintMoves(settled(200), 'DESK', now)).toEqual(['IN_PROGRESS']);
});

test('an answer of anybody but the filer takes an open complaint up, and nothing else changes it', () => {
  for (const side of complaintSides) {
    expect(statusAfterAnswer('OPEN', side)).toBe(side === 'COMPLAINANT' ? 'OPEN' : 'IN_PROGRESS');
    expect(statusAfterAnswer('IN_PROGRESS', side)).toBe('IN_PROGRESS');
  }
});
