import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { loadEditableDesign } from '../editing/load-editable-design.ts';
import { changeDesign, type DesignChange } from '../editing/update-design.ts';
import { lockAnothers, type ModerationRequest, notifyMaker } from './moderate-design.ts';

interface Edit extends ModerationRequest {
  change: Omit<DesignChange, 'pictures' | 'videoId'>;
}

/** The design before and after; the revision stays the same if nothing changed. */
export interface EditedDesign {
  before: EditableDesign;
  after: EditableDesign;
}

/**
 * Changes the texts of another person's design, with the same rules as for its maker, who is told why; pictures stay.
 * Throws NOT_FOUND, FORBIDDEN for the admin's own, CONFLICT if it was changed since it was read.
 */
export async function editAnothersDesign(
  services: Services,
  tx: Transaction,
  { change, ...request }: Edit,
): Promise<EditedDesign> {
  const design = await lockAnothers(tx, request);
  const key = { makerId: design.makerId, designId: design.id };
  const before = await loadEditableDesign(tx, services.env.MEDIA_URL, key);
  const pictures = before.pictures.map(({ id }) => id);
  const after = await changeDesign(services, tx, key, { ...change, pictures });
  if (after.revision !== before.revision) await notifyMaker(services, tx, design, 'EDITED', request.reason);
  return { before, after };
}

/** Any design for the edit form. Throws NOT_FOUND, FORBIDDEN for the admin's own. */
export async function loadAnothersDesign(
  { env }: Pick<Services, 'env'>,
  tx: Transaction,
  request: Pick<ModerationRequest, 'designId' | 'adminId'>,
): Promise<EditableDesign> {
  const { makerId, id } = await lockAnothers(tx, request);
  return loadEditableDesign(tx, env.MEDIA_URL, { makerId, designId: id });
}
