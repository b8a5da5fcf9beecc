import { demoMakers } from '#demo/catalogue/demo-makers.ts';
import { createBoard, moveSave } from '#server/modules/engagement/boards/keep-boards.ts';
import { setFollow } from '#server/modules/engagement/follows/set-follow.ts';
import { setMark } from '#server/modules/engagement/set-mark.ts';
import type { Services } from '#server/platform/services.ts';
import { demoBoards, demoFollows } from '../content/demo-boards.ts';
import { demoKey, findBoards, findDemoDesigns, findFollowers } from '../demo.queries.ts';
import { seededNumbers } from '../seeded-numbers.ts';

/** Skips people who already follow anyone: they may have unfollowed some makers since. */
export async function fillFollows(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const known = await findFollowers(services.db);
  for (const [person, followerId] of people) {
    if (known.has(followerId)) continue;
    for (const maker of makersFor(person)) {
      if (isStopping()) return;
      const makerId = people.get(maker);
      if (makerId === undefined) throw new Error(`The demo has no maker called ${maker}`);
      await setFollow(services, { followerId, makerId, wanted: true });
    }
  }
}

/** A few makers have many followers, most have few. */
function makersFor(person: string): readonly string[] {
  const chosen = demoFollows.get(person);
  if (chosen) return chosen;
  const chance = seededNumbers(`${person}/follows`);
  return demoMakers.flatMap(({ key }) => {
    const fame = seededNumbers(`${key}/fame`)() ** 3 * 0.5;
    return chance() < 0.03 + fame && key !== person ? [key] : [];
  });
}

/** Creates the boards, and completes any that was left unfinished. */
export async function fillBoards(
  services: Services,
  people: Map<string, number>,
  isStopping: () => boolean,
): Promise<void> {
  const { db } = services;
  const designs = await findDemoDesigns(db);
  for (const { shopper, name, designs: keys } of demoBoards) {
    const userId = people.get(shopper);
    if (userId === undefined) throw new Error(`The demo has no shopper called ${shopper}`);
    if (isStopping()) return;
    const boardId = (await findBoards(db, userId)).get(name) ?? (await createBoard(db, userId, name)).id;
    for (const key of keys) {
      const designId = designs.get(demoKey(key))?.id;
      if (designId === undefined) continue;
      await setMark(services, { mark: 'saves', userId, designId, wanted: true });
      await moveSave(db, userId, { designId, boardId });
    }
  }
}
