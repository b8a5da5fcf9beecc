// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getProductBasicInfo } from '#contracts/designs/designs.contract.ts';
import { getOwnReview } from '#contracts/reviews/writing/write-review.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import WriteReviewPage from './write-review.route.tsx';

const jpegBegins = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string) => new File([jpegBegins], name, { type: 'image/jpeg' });

it('keeps the chosen photographs when the window comes back from choosing them and the review is read anew', async () => {
  const network = fakeNetwork();
  network.answer(getProductBasicInfo, {
    success: true,
    product: {
      id: 3,
      title: 'Gulnaar Anarkali',
      titleLang: 'en',
      price: 3500,
      image: null,
      designer: { id: 9, name: 'Meher Ansari' },
    },
  });
  network.answer(getOwnReview, { success: true, data: null, can: { write: true } });
  const { user } = renderRoute({
    Component: WriteReviewPage,
    path: '/product/:id/write-review',
    at: '/product/3/write-review',
    viewer: asha,
  });
  await user.upload(await screen.findByLabelText('Add photos'), [photo('front.jpg'), photo('back.jpg')]);
  await screen.findByRole('button', { name: 'Remove photo 2' });

  // The second refetch shows that the first one's answer was processed.
  for (const look of [1, 2]) {
    const asked = network.calls(getOwnReview).length;
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(network.calls(getOwnReview), `look ${look}`).toHaveLength(asked + 1));
  }
  expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(2);
});
