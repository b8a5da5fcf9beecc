import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** The reported thing was taken down, or stays as it is. */
export type ReportDecision = 'UPHELD' | 'DISMISSED';

/** All open reports about one thing are decided together. */
export const reportsDecided = eventKind<{
  kind: ReportKind;
  targetId: number;
  /** The owner of the thing; null if it was already gone. */
  ownerId: number | null;
  decision: ReportDecision;
  /** `reporterId` is null if the reporter used the link of a letter. */
  reports: readonly { id: number; reporterId: number | null }[];
}>('reports.decided');
