export interface StatementResult {
  title: string;
  what: string;
  ms: number;
  buffers: number;
  isMet: boolean;
}

/** What was measured in this run, for the report. */
export const measured: { statements: StatementResult[] } = { statements: [] };

export function noteStatement(
  title: string,
  what: string,
  ms: number,
  buffers: number,
  isMet: boolean,
): void {
  measured.statements.push({ title, what, ms, buffers, isMet });
}
