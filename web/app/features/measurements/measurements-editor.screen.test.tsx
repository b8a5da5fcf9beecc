// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, unpaidOrder } from '#tests/support/screen/samples.ts';
import { MeasurementsEditor } from './measurements-editor.tsx';

it('opens the field of a line that is tapped or entered, and marks the line of the field', async () => {
  renderPart(
    <MeasurementsEditor
      order={{ ...unpaidOrder, status: 'CONFIRMED' }}
      versions={[]}
      garment="lehenga"
      onClose={() => {}}
    />,
    asha,
  );
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true });
  const map = within(document.body);
  const line = (label: string) => map.getByLabelText(label);

  fireEvent.click(line('Hip, not measured'));
  await waitFor(() => expect(document.activeElement).toBe(field(/Hip/)));
  expect(line('Hip, not measured').getAttribute('aria-current')).toBe('true');
  const hint = field(/Hip/).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toBe('inches. Around the fullest part');

  fireEvent.change(field(/Hip/), { target: { value: '40' } });
  await waitFor(() => expect(line('Hip, 40 in')).toBeTruthy());
  fireEvent.keyDown(line('Waist, not measured'), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(field(/Waist/)));
});
