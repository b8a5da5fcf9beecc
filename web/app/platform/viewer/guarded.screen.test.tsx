// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useKeptForm } from '#web/platform/forms/use-kept-form.ts';
import { Guarded } from './guarded.tsx';
import { changeViewer, useViewer } from './use-viewer.ts';

const meera = { ...asha, id: asha.id + 1, name: 'Meera Iyer' };
const wishDraft = makeDraft({ kind: 'wish', parse: fieldsLike<{ wish: string }>({ wish: '' }) });

function WishForm() {
  const { viewer } = useViewer();
  const form = useForm({ defaultValues: { wish: '' } });
  useKeptForm(form, wishDraft(viewer?.id ?? null));
  return <input aria-label="Wish" {...form.register('wish')} />;
}

/** Simulates another person signing in from another tab. */
function SignIn() {
  const client = useQueryClient();
  return [asha, meera].map((viewer) => (
    <button key={viewer.id} type="button" onClick={() => changeViewer(client, viewer)}>
      {viewer.name}
    </button>
  ));
}

const wish = () => screen.findByLabelText<HTMLInputElement>('Wish');

it('shows an open form anew to another account, and gives each its own words back', async () => {
  const page = renderPart(
    <>
      <SignIn />
      <Guarded>
        <WishForm />
      </Guarded>
    </>,
    asha,
  );
  await page.fill(await wish(), 'A red sari');
  await page.user.click(await screen.findByRole('button', { name: meera.name }));
  await waitFor(async () => expect((await wish()).value).toBe(''));
  await page.fill(await wish(), 'A dupatta');
  await page.user.click(await screen.findByRole('button', { name: asha.name }));
  await waitFor(async () => expect((await wish()).value).toBe('A red sari'));
  expect(wishDraft(meera.id).read()).toEqual({ wish: 'A dupatta' });
});
