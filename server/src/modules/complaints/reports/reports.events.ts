import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** What was reported was taken down, or it stays as it is. */
export type ReportDecision = 'UPHELD' | 'DISMISSED';

/** All open reports about one thing were decided together. */
export const reportsDecided = eventKind<{
  kind: ReportKind;
  targetId: number;
  /** Whose the thing was; null for what was gone by then. */
  ownerId: number | null;
  decision: ReportDecision;
  /** Without a reporter where a person had the link of a letter. */
  reports: readonly { id: number; reporterId: number | null }[];
}>('reports.decided');
