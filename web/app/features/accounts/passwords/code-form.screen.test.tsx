// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { CodeForm } from './code-form.tsx';

it('takes a whole code once, says why one was refused, and is empty for another one', async () => {
  const codes: string[] = [];
  const answer = Promise.withResolvers<void>();
  const { user } = renderPart(
    <CodeForm
      submit="Confirm"
      busy="Confirming"
      onCode={(code) => {
        codes.push(code);
        return answer.promise;
      }}
    >
      {(clear) => (
        <button type="button" onClick={clear}>
          Another code
        </button>
      )}
    </CodeForm>,
    null,
  );
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const typed = () => boxes.map(({ value }) => value).join('');
  await user.type(boxes[0] as HTMLElement, '12345');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Enter the 6-digit code');
  await user.type(boxes[5] as HTMLElement, '6');
  expect(screen.queryByText('Enter the 6-digit code')).toBeNull();
  await user.keyboard('{Enter}{Enter}');
  expect(codes).toEqual(['123456']);
  answer.reject(new Error('refused'));
  await screen.findByText('Invalid or expired code. Try again.');
  await user.click(screen.getByRole('button', { name: 'Another code' }));
  await waitFor(() => expect(typed()).toBe(''));
  expect(screen.queryByText('Invalid or expired code. Try again.')).toBeNull();
});
