// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { PostalFields } from './postal-fields.tsx';

function Postal() {
  const form = useForm({ defaultValues: { street: '', pincode: '', city: '', state: '', country: 'India' } });
  return (
    <PostalFields
      tie={(name) => form.register(name)}
      address={form.watch()}
      write={(name, text) => form.setValue(name, text)}
      errors={{}}
    />
  );
}

it('selects a town that the PIN code fills in while its field has the focus, so that typing replaces it', async () => {
  renderPart(<Postal />, asha);
  const city = screen.getByLabelText<HTMLInputElement>('City');
  city.focus();
  fireEvent.change(screen.getByLabelText('PIN code'), { target: { value: '560003' } });
  await waitFor(() => expect(city.value).toBe('Bengaluru'));
  const { selectionStart, selectionEnd } = city;
  expect([selectionStart, selectionEnd]).toEqual([0, 'Bengaluru'.length]);
});
