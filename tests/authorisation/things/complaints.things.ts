import { complaintForm } from '#tests/support/people/complaints.ts';
import { designOf } from '#tests/support/people/shop.ts';
import type { Member } from '../people.ts';
import type { World } from '../world.ts';
import { voiceMessage } from './messages.things.ts';
import { confirmedOrder } from './orders.things.ts';
import { idOf, type Thing } from './thing.ts';

export async function complaint({ act }: World): Promise<Thing> {
  return { id: idOf((await act('buyer', 'POST /api/complaints', { body: complaintForm() })).data) };
}

export async function complaintOfOrder(world: World): Promise<Thing> {
  const { id: orderId } = await confirmedOrder(world);
  const body = complaintForm({ orderId });
  return { id: idOf((await world.act('buyer', 'POST /api/complaints', { body })).data), orderId };
}

export async function cannedAnswer({ app, next }: World): Promise<Thing> {
  const text = 'insert into canned_answers (title, content) values ($1, $2) returning id';
  return {
    id: idOf((await app.services.db.$client.query(text, [`Answer ${next()}`, 'Dear {name}'])).rows[0]),
  };
}

/** A report about the maker's design, made by the stranger. */
export async function report(world: World): Promise<Thing> {
  return reportOf(world, 'stranger', 'DESIGN', await designOf(world.app, world.people.maker));
}

export async function reportedVoice(world: World): Promise<Thing> {
  return reportOf(world, 'maker', 'MESSAGE', (await voiceMessage(world)).id);
}

async function reportOf({ act, app }: World, by: Member, kind: string, targetId: number): Promise<Thing> {
  await act(by, 'POST /api/complaints/report', { body: { kind, targetId, reason: 'FRAUD', note: '' } });
  const text = 'select id from reports where kind = $1 and target_id = $2';
  return { id: idOf((await app.services.db.$client.query(text, [kind, targetId])).rows[0]) };
}
