import { invalidInput } from '../../platform/http/app-error.ts';
import type { CreatorPlace } from './creators.queries.ts';

/** Before the first of the directory. */
export const firstCreator: CreatorPlace = { standing: 32_767, id: Number.MAX_SAFE_INTEGER };

export function writeCreatorsCursor({ standing, id }: CreatorPlace): string {
  return Buffer.from(`${standing}.${id}`).toString('base64url');
}

/** Throws INVALID_INPUT for text that is no cursor of ours. */
export function readCreatorsCursor(cursor: string): CreatorPlace {
  const [, standing, id] =
    /^(\d{1,4})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (standing === undefined || id === undefined) {
    throw invalidInput({ cursor: 'This place in the directory is not known. Please start from the top.' });
  }
  return { standing: Number(standing), id: Number(id) };
}
