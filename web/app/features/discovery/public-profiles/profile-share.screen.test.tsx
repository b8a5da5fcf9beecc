// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ProfileShare } from './profile-share.tsx';

it('shows whose address is passed on with their work and their place', async () => {
  const lakshmi = {
    id: 31,
    name: 'Lakshmi Muniratnam',
    role: 'ARTIST' as const,
    profession: 'Kalamkari painter',
    city: 'Srikalahasti',
    state: 'Andhra Pradesh',
  };
  renderPart(<ProfileShare person={lakshmi} opener={null} onClose={() => undefined} />, asha);
  await screen.findByRole('dialog', { name: 'Share this profile' });
  screen.getByText('Kalamkari painter');
  screen.getByText('Srikalahasti, Andhra Pradesh');
  screen.getByText(`${location.host}/publicProfile/31`);
});
