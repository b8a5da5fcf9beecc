import type { Executor } from '#server/platform/db/executor.ts';
import { openReports } from './reports.queries.ts';

/** The open reports as plain text, oldest first. */
export async function listOpenReports(executor: Executor): Promise<string> {
  const reports = await openReports(executor, []);
  if (reports.length === 0) return 'No report is open.';
  return reports
    .map((report) => {
      const { owner, ownerEmail, reporter, reporterEmail, words, note } = report;
      return [
        `Report ${report.id}, ${report.createdAt.toISOString()}: ${report.kind} ${report.targetId}, ${report.reason}`,
        `  of ${owner === null ? 'something that is gone' : `${owner} <${ownerEmail}>`}`,
        `  by ${reporter === null ? 'somebody with the link of a letter' : `${reporter} <${reporterEmail}>`}`,
        ...(words === null ? [] : [`  it says: ${onOneLine(words)}`]),
        ...(note === '' ? [] : [`  they say: ${onOneLine(note)}`]),
      ].join('\n');
    })
    .join('\n\n');
}

/** Strips control characters, so that reported text cannot move a terminal's cursor or change its colours. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
