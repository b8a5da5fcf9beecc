// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { uploadAnswerPicture } from '#contracts/orders/placing/checkout.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha, gulnaar, kurtaOptions } from '#tests/support/screen/samples.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { BuyBar } from '../ordering/buy-bar.tsx';
import { pageOf } from '../showing/design-details.api.ts';
import { ExpectedDelivery } from '../showing/expected-delivery.tsx';
import { designAsChosen } from './design-as-chosen.ts';
import { DesignChoices } from './design-choices.tsx';
import { OptionsAsked } from './options-asked.tsx';
import { useChosenOptions } from './use-chosen-options.ts';

const kurta = pageOf({ ...gulnaar, id: 68, options: kurtaOptions }, 0);

function Buying() {
  const { viewer } = useViewer();
  const [chosen, choose] = useChosenOptions(kurta.id, viewer?.id ?? null);
  const design = designAsChosen(kurta, chosen.choices);
  return (
    <>
      <ExpectedDelivery delivery={design.delivery} measuring={design.measuring} maker={design.maker.name} />
      <DesignChoices design={design} chosen={chosen} onChange={choose} />
      <BuyBar design={design} size="" choices={chosen.choices} />
    </>
  );
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const order = () => screen.getByRole('link', { name: 'Order Now' }).getAttribute('href');

it('moves the total, the promised day and the way to the checkout with what is chosen', async () => {
  const { user } = renderPart(<Buying />, asha);
  expect(radio(/^Elbow length/).checked).toBe(true);
  screen.getByText('₹3,780');
  screen.getByText(/^12 days of making/);
  expect(order()).toBe('/checkout/68');

  await user.click(radio(/^Full length \+₹500 · \+3 days/));
  screen.getByText('₹4,320');
  screen.getByText(/^15 days of making/);
  expect(order()).toBe('/checkout/68?choice=sleeve.full');
});

it('shows what a rule forbids, with the name of the chosen option, until that one is taken back', async () => {
  const { user } = renderPart(<Buying />, asha);
  await user.click(radio(/^Full length/));
  expect(radio(/^Deep back/).disabled).toBe(true);
  screen.getByText('Not with “Full length”');
  await user.click(radio(/^Elbow length/));
  expect(radio(/^Deep back/).disabled).toBe(false);
  await user.click(radio(/^Deep back −₹200/));
  screen.getByText('₹3,564');
  expect(radio(/^Full length/).disabled).toBe(true);
  await user.click(radio(/^None/));
  expect(radio(/^Full length/).disabled).toBe(false);
});

it('keeps choices and answers when the page is loaded again, for the same person alone', async () => {
  const page = renderPart(<Buying />, asha);
  await page.user.click(radio(/^Full length/));
  await page.fill(screen.getByLabelText(/^Which initials/), 'A. R.');
  page.leave();
  const again = renderPart(<Buying />, asha);
  await screen.findByDisplayValue('A. R.');
  expect(radio(/^Full length/).checked).toBe(true);
  again.leave();
  renderPart(<Buying />, { ...asha, id: 5 });
  expect(screen.queryByDisplayValue('A. R.')).toBeNull();
  expect(radio(/^Full length/).checked).toBe(false);
});

it('hands what a visitor has chosen to the account that they sign in to', async () => {
  const page = renderPart(<Buying />, null);
  screen.getByText(/You add this picture at checkout/);
  await page.fill(screen.getByLabelText(/^Which initials/), 'A. R.');
  page.leave();
  renderPart(<Buying />, asha);
  await screen.findByDisplayValue('A. R.');
  await screen.findByLabelText(/^A picture of the blouse/);
});

it('refuses a picture that is none before it is sent, and keeps the other answers', async () => {
  const network = fakeNetwork();
  const page = renderPart(<Buying />, asha);
  await page.fill(screen.getByLabelText(/^Which initials/), 'A. R.');
  const file = new File(['words'], 'letter.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText(/^A picture of the blouse/), { target: { files: [file] } });
  await screen.findByText(/letter\.pdf/);
  expect(network.calls(uploadAnswerPicture)).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Which initials/).value).toBe('A. R.');
});

it('lets go of a required choice only where a rule keeps its other options from being chosen', async () => {
  const option = (key: string, name: string) => ({ key, name, price: 0, days: 0 });
  const required = (key: string, name: string, options: ReturnType<typeof option>[]) => ({
    key,
    name,
    required: true,
    defaultOption: options[0]?.key ?? null,
    options,
  });
  const options: DesignOptions = {
    choices: [
      required('neck', 'Neck', [option('boat', 'Boat'), option('collar', 'Collar')]),
      required('back', 'Back', [option('deep', 'Deep'), option('round', 'Round')]),
    ],
    rules: [{ kind: 'EXCLUDES', option: 'collar', other: 'deep' }],
    questions: [],
  };
  const asked = (rules: DesignOptions['rules']) => (
    <OptionsAsked
      options={{ ...options, rules }}
      chosen={{ choices: {}, answers: {} }}
      onChange={() => undefined}
      takesPictures
    />
  );
  const page = renderPart(asked(options.rules), asha);
  expect(radio(/^Collar/).disabled).toBe(true);
  // The back can be made round instead.
  expect(screen.queryByRole('button', { name: /^Clear/ })).toBeNull();
  page.leave();
  renderPart(
    asked([
      { kind: 'REQUIRES', option: 'boat', other: 'deep' },
      { kind: 'REQUIRES', option: 'deep', other: 'boat' },
    ]),
    asha,
  );
  expect(screen.getAllByRole('button', { name: /^Clear/ })).toHaveLength(2);
});
