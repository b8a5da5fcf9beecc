// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendNumberCode } from '#contracts/accounts/mobile-numbers.contract.ts';
import { mobileSentences } from '#contracts/accounts/mobile-numbers.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { NumberDialog } from './number-dialog.tsx';

it('shows the whole number that the code was sent to', async () => {
  const network = fakeNetwork();
  network.answer(sendNumberCode, { success: true, message: inEnglish(mobileSentences.sentToConfirm) });
  const page = renderPart(<NumberDialog onClose={() => undefined} />, asha);
  await page.fill(await screen.findByLabelText('Mobile number', { selector: 'input' }), '098450-11112');
  await page.fill(screen.getByLabelText('Your password'), 'warp-and-weft');
  await page.user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByText(/on its way to \+91.98450.11112/);
  expect(network.calls(sendNumberCode)).toHaveLength(1);
});
