import type { OccasionGuest, OccasionPiece, OccasionShare } from '#contracts/occasions/occasions.fields.ts';

/** The dialog that is open over a board. */
export type BoardDialog =
  | { kind: 'edit' }
  | { kind: 'archive' }
  /** Null for a new person. */
  | { kind: 'guest'; guest: OccasionGuest | null }
  | { kind: 'remove'; guest: OccasionGuest }
  | { kind: 'assign'; guest: OccasionGuest }
  | { kind: 'move'; guest: OccasionGuest; piece: OccasionPiece }
  | { kind: 'takeOut'; piece: OccasionPiece }
  | { kind: 'share'; guest: OccasionGuest; piece: OccasionPiece; share: OccasionShare };

export type OpenDialog = (dialog: BoardDialog) => void;
