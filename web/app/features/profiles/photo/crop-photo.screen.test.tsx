// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { type Crop, usualCrop } from './crop.ts';
import { CropPhoto } from './crop-photo.tsx';

const size = { width: 900, height: 1500 };

function Cropping({ onCrop }: { onCrop: (crop: Crop) => void }) {
  const [crop, setCrop] = useState<Crop | null>(null);
  const change = (next: (before: Crop | null) => Crop) => {
    const now = next(crop);
    setCrop(now);
    onCrop(now);
  };
  return (
    <CropPhoto src="blob:photo" crop={crop} onCrop={change} onUnseen={() => undefined} disabled={false}>
      {null}
    </CropPhoto>
  );
}

it('is moved and enlarged without a mouse, and framed by a circle', async () => {
  const crops: Crop[] = [];
  const page = renderPart(<Cropping onCrop={(crop) => crops.push(crop)} />, asha);
  const photo = await screen.findByRole('img', { name: 'Preview of your photo' });
  Object.defineProperties(photo, {
    naturalWidth: { value: size.width },
    naturalHeight: { value: size.height },
  });
  fireEvent.load(photo);
  const slider = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  // A photo as wide as its frame cannot move sideways.
  expect([slider('Left and right').disabled, slider('Up and down').disabled]).toEqual([true, false]);
  fireEvent.change(slider('Larger'), { target: { value: '2' } });
  expect(crops.at(-1)).toEqual({ scale: 2, x: 0, y: usualCrop(size).y * 2 });
  fireEvent.change(slider('Left and right'), { target: { value: '0.5' } });
  expect(crops.at(-1)).toMatchObject({ scale: 2, x: 0.5 });
  await page.user.click(screen.getByRole('button', { name: 'Circle' }));
  expect(screen.getByRole('button', { name: 'Circle' }).getAttribute('aria-pressed')).toBe('true');
});
