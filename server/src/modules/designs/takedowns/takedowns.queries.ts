import { and, eq, isNull } from 'drizzle-orm';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { Executor, Transaction } from '#server/platform/db/executor.ts';
import type { DesignStatus } from '../designs.queries.ts';
import { designs, type PictureCopy, titleInLanguagesColumn } from '../designs.tables.ts';
import { designTakedowns } from './takedowns.tables.ts';

export interface ModeratedDesign {
  id: number;
  title: TitleInLanguages;
  status: DesignStatus;
  makerId: number;
  makerName: string;
  makerEmail: string;
  pictures: PictureCopy[];
  /** The maker's account is active. */
  makerIsHere: boolean;
}

/** Locks any design until the transaction ends, against new orders too. */
export async function lockAnyDesign(tx: Transaction, id: number): Promise<ModeratedDesign | undefined> {
  const [row] = await tx
    .select({
      id: designs.id,
      title: titleInLanguagesColumn(),
      status: designs.status,
      makerId: designs.makerId,
      makerName: users.name,
      makerEmail: users.email,
      makerStatus: users.status,
      pictures: designs.pictures,
    })
    .from(designs)
    .innerJoin(users, eq(users.id, designs.makerId))
    .where(eq(designs.id, id))
    .for('update', { of: designs });
  if (!row) return undefined;
  const { makerStatus, status, ...design } = row;
  return { ...design, status: status as DesignStatus, makerIsHere: makerStatus === 'ACTIVE' };
}

export type StandingTakedown = typeof designTakedowns.$inferSelect;

/** The current takedown of a design; lock the design before changing it. */
export async function findStanding(
  executor: Executor,
  designId: number,
): Promise<StandingTakedown | undefined> {
  const [row] = await executor
    .select()
    .from(designTakedowns)
    .where(and(eq(designTakedowns.designId, designId), isNull(designTakedowns.endedAt)));
  return row;
}

type NewTakedown = Pick<StandingTakedown, 'designId' | 'reason' | 'statusBefore' | 'hiddenAt'>;

export async function insertTakedown(tx: Transaction, takedown: NewTakedown): Promise<void> {
  await tx.insert(designTakedowns).values(takedown);
}

type Change = Partial<Pick<StandingTakedown, 'appeal' | 'appealedAt' | 'answer' | 'answeredAt' | 'endedAt'>>;

export async function changeTakedown(tx: Transaction, id: number, change: Change): Promise<void> {
  await tx.update(designTakedowns).set(change).where(eq(designTakedowns.id, id));
}
