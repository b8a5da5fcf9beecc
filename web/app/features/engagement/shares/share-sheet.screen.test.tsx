// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ShareWithWords } from './share-button.tsx';

it('shows what is shared with its picture and maker, and names each way in words', async () => {
  const design = {
    id: 7,
    title: 'Ajrakh stole',
    maker: { name: 'Sumaiya Khatri' },
    pictures: [{ url: '/media/originals/stole.webp' }],
  };
  const page = renderPart(<ShareWithWords design={design} />, asha);
  await page.user.click(await screen.findByRole('button', { name: 'Share this design' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Share this design' }));
  expect(sheet.getByText('Ajrakh stole')).toBeTruthy();
  expect(sheet.getByText('Sumaiya Khatri')).toBeTruthy();
  expect(sheet.getByRole('presentation').getAttribute('src')).toContain('stole.webp');
  for (const name of ['WhatsApp', 'Facebook', 'X (Twitter)', 'Telegram', 'LinkedIn', 'Email', 'Copy link'])
    expect(sheet.getByRole('button', { name }).textContent).toBe(name);
});
