import type { Complaint } from '#contracts/complaints/complaints.contract.ts';

/** Whether a picture of the complaint or its messages is still being prepared. */
export function isPreparing(complaint: Complaint | null | undefined): boolean {
  const all = [complaint?.pictures, ...(complaint?.messages.map(({ pictures }) => pictures) ?? [])];
  return all.some((pictures) => pictures?.some(({ state }) => state === 'PREPARING'));
}
