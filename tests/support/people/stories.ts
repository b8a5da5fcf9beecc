import { postStory, storiesOf, storyStatus } from '#contracts/stories/stories.contract.ts';
import type { Answer } from '../call-api.ts';
import type { TestApp } from '../servers/app.ts';
import type { Actor } from './actors.ts';
import { plainPicture } from './photographs.ts';
import { formOf } from './uploads.ts';

/** A form as a browser sends it: one photo and a caption. */
export function storyForm(caption?: string, picture?: { name: string; bytes: Buffer }): FormData {
  return formOf({ caption }, { image: picture ? [picture] : [] });
}

export async function photo(name = 'loom.jpg'): Promise<{ name: string; bytes: Buffer }> {
  return { name, bytes: await plainPicture('jpeg') };
}

/** Posts a story with a small photo and waits until it can be seen. Needs running jobs. */
export async function putUpStory(maker: Actor, caption = ''): Promise<number> {
  const { status, body, error } = await maker.call(postStory, { body: storyForm(caption, await photo()) });
  if (status !== 200) throw new Error(`The story was refused: ${error.message}`);
  const { id } = body.data;
  const giveUpAt = Date.now() + 100_000;
  for (;;) {
    const answer = await maker.call(storyStatus, { params: { id } });
    if (answer.body.data.status !== 'PROCESSING') return id;
    if (Date.now() > giveUpAt) throw new Error(`Story ${id} is still being prepared`);
    // biome-ignore lint/style/noRestrictedGlobals: between two looks at the status.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A maker's stories as this person gets them. */
export async function watch(
  viewer: Pick<Actor, 'call'> | TestApp['visitor'],
  makerId: number,
): Promise<Answer<typeof storiesOf>['body']['data']['stories']> {
  const { body } = await viewer.call(storiesOf, { params: { userId: makerId } });
  return body.data.stories;
}
