import { randomUUID } from 'node:crypto';
import { reviewForm } from '#tests/support/people/reviews.ts';
import { designOf } from '#tests/support/people/shop.ts';
import { designForm, fileForm } from '#tests/support/people/uploads.ts';
import type { World } from '../world.ts';
import { idOf, type Thing } from './thing.ts';

export async function stagedPicture({ act, picture }: World): Promise<Thing> {
  const body = fileForm('image', { name: 'sari.jpg', bytes: picture });
  const { data } = await act('maker', 'POST /api/design/uploadPicture', { body });
  return { id: (data as { mediaId: number }).mediaId };
}

/** A design whose pictures are still being processed. */
export async function uploadedDesign({ act, picture }: World): Promise<Thing> {
  const body = designForm({}, { images: [{ name: 'sari.jpg', bytes: picture }] });
  const id = idOf((await act('maker', 'POST /api/design/uploadDesign', { body })).design);
  const { design } = await act('maker', 'GET /api/design/editDesign/:id', { params: { id } });
  return { id, pictures: (design as { pictures: { id: number }[] }).pictures.map(idOf) };
}

/** A design of the maker that an admin has hidden, so that its maker may appeal. */
export async function takenDownDesign({ app, people, act }: World): Promise<Thing> {
  const id = await designOf(app, people.maker);
  const body = { act: 'DESIGN_HIDDEN', reason: 'Somebody else’s pictures.' };
  await act('admin', 'POST /api/admin/products/:id/act', { params: { id }, body });
  return { id };
}

export async function designDraft({ act }: World): Promise<Thing> {
  const { draft } = await act('maker', 'POST /api/design/drafts', {
    body: { words: { title: 'Half typed' }, pictures: [], videoId: null },
    headers: { 'idempotency-key': randomUUID() },
  });
  return { id: idOf(draft) };
}

export async function comment({ act, designId, next }: World): Promise<Thing> {
  const call = { params: { id: designId }, body: { content: `Lovely selvedge, for the ${next()}th time` } };
  return { id: idOf((await act('buyer', 'POST /api/design/createComment/:id', call)).comment) };
}

export async function review({ act, designId }: World): Promise<Thing> {
  const body = reviewForm({ designId });
  return { id: idOf((await act('buyer', 'POST /api/design/submitReviewAndRating', { body })).data) };
}

export async function board({ act, next }: World): Promise<Thing> {
  return {
    id: idOf((await act('buyer', 'POST /api/users/boards', { body: { name: `Weddings ${next()}` } })).data),
  };
}
