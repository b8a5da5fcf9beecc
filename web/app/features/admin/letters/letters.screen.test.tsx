// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import {
  addHouseLetter,
  changeHouseLetter,
  deleteHouseLetter,
  type HouseLetter,
  listHouseLetters,
  previewHouseLetter,
  sendHouseLetter,
} from '#contracts/admin/letters/house-letters.contract.ts';
import { houseLetterSentences } from '#contracts/admin/letters/house-letters.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import Letters from './letters.route.tsx';

const devika: Viewer = { ...asha, id: 9, name: 'Devika Nair', role: 'ADMIN' };
const en = { subject: 'New looms in Kota', text: 'Three workshops have opened their doors.' };
const hi = { subject: 'कोटा में नए करघे', text: 'तीन कारखाने खुले हैं।' };
const draft: HouseLetter = {
  id: 5,
  words: { en, hi: null, bn: null, ta: null },
  version: 2,
  status: 'DRAFT',
  writtenBy: devika.name,
  changedAt: '2026-11-22T10:00:00.000Z',
  sentAt: null,
  finishedAt: null,
  readers: 0,
};
const sent: HouseLetter = {
  ...draft,
  status: 'SENT',
  version: 3,
  sentAt: '2026-11-24T10:00:00.000Z',
  finishedAt: '2026-11-24T10:05:00.000Z',
  readers: 1240,
};
const list = (agreed: number, ...letters: HouseLetter[]) => ({ success: true, letters, agreed }) as const;
const told = (letter: HouseLetter) => ({ success: true, message: 'Done', letter }) as const;

const open = () => renderRoute({ Component: Letters, path: '/admin/letters', viewer: devika });
const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByLabelText(name);

it('keeps a letter that was written in two languages, the others left to the English one', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(3), list(3, draft));
  network.answer(addHouseLetter, told(draft));
  const page = open();
  await screen.findByText('3 people have agreed and would get one now.');
  await screen.findByText('No newsletters yet');
  await press(page, 'Write a newsletter');
  await page.fill(await field('Subject'), en.subject);
  await page.fill(await field('Text'), en.text);
  await page.user.selectOptions(await field('Language'), 'hi');
  await page.fill(await field('Subject'), hi.subject);
  await page.fill(await field('Text'), hi.text);
  await press(page, 'Save draft');
  await screen.findByText('Draft saved');
  await screen.findByText(/^Draft by Devika Nair, /);
  expect(network.calls(addHouseLetter).map(({ body }) => body)).toEqual([
    { words: { en, hi, bn: null, ta: null } },
  ]);
});

it('keeps what was typed where the dialog is closed, until the letter is kept', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(3), list(3));
  network.answer(addHouseLetter, told(draft));
  const page = open();
  await press(page, 'Write a newsletter');
  await page.fill(await field('Subject'), en.subject);
  await page.fill(await field('Text'), en.text);
  await press(page, 'Close');
  await waitFor(() => expect(screen.queryByLabelText('Subject')).toBeNull());
  await press(page, 'Write a newsletter');
  expect(await field('Text')).toHaveProperty('value', en.text);
  await press(page, 'Save draft');
  await screen.findByText('Draft saved');
  await press(page, 'Write a newsletter');
  expect(await field('Text')).toHaveProperty('value', '');
});

it('shows a preview of what is typed in the language that is open, until something is changed', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(3, draft));
  network.answer(previewHouseLetter, {
    success: true,
    subject: en.subject,
    text: `Dear Devika,\n\n${en.text}`,
  });
  const page = open();
  await press(page, `Edit “${en.subject}”`);
  expect(await field('Subject')).toHaveProperty('value', en.subject);
  await press(page, 'Preview');
  await screen.findByText(/^Dear Devika,/);
  expect(network.calls(previewHouseLetter).map(({ body }) => body)).toEqual([
    { words: draft.words, locale: 'en' },
  ]);
  await page.fill(await field('Text'), 'Four workshops have opened their doors.');
  expect(screen.queryByText(/^Dear Devika,/)).toBeNull();
});

it('says beside what was typed why a draft was not kept, and deletes it as it was seen', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(3, draft), list(3, draft), list(3));
  network.answer(
    changeHouseLetter,
    refused(409, { code: 'CONFLICT', message: inEnglish(houseLetterSentences.outOfDate) }),
  );
  network.answer(deleteHouseLetter, { success: true, message: 'Deleted' });
  const page = open();
  await press(page, `Edit “${en.subject}”`);
  await page.fill(await field('Text'), 'Words of Devika');
  await press(page, 'Save draft');
  await screen.findByText(inEnglish(houseLetterSentences.outOfDate));
  expect(await field('Text')).toHaveProperty('value', 'Words of Devika');
  await press(page, 'Delete draft');
  await screen.findByText('The draft is deleted');
  await screen.findByText('No newsletters yet');
  expect(network.calls(deleteHouseLetter)).toMatchObject([{ params: { id: '5' }, body: { version: 2 } }]);
});

it('asks before it sends, says to how many, sends nothing after “Not now”, and then counts what was written', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(1240, draft), list(1240, sent));
  network.answer(sendHouseLetter, told({ ...sent, status: 'SENDING', readers: 0, finishedAt: null }));
  const page = open();
  await press(page, 'Send');
  const asked = await screen.findByRole('dialog', { name: 'Send this newsletter?' });
  within(asked).getByText('It goes to the 1,240 people who agreed, once to each. It cannot be recalled.');
  await page.user.click(within(asked).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog', { name: 'Send this newsletter?' })).toBeNull();
  expect(network.calls(sendHouseLetter)).toEqual([]);

  await press(page, 'Send');
  const again = await screen.findByRole('dialog', { name: 'Send this newsletter?' });
  await page.user.click(within(again).getByRole('button', { name: 'Send' }));
  await screen.findByText('The newsletter is on its way');
  await screen.findByText(/^1,240 emails sent, /);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(network.calls(sendHouseLetter)).toMatchObject([{ params: { id: '5' }, body: { version: 2 } }]);
});

it('says why a draft was not sent where those who had agreed have changed their minds', async () => {
  const network = fakeNetwork();
  network.answer(listHouseLetters, list(1, draft));
  network.answer(
    sendHouseLetter,
    refused(409, { code: 'CONFLICT', message: inEnglish(houseLetterSentences.nobody) }),
  );
  const page = open();
  await press(page, 'Send');
  const asked = await screen.findByRole('dialog', { name: 'Send this newsletter?' });
  await page.user.click(within(asked).getByRole('button', { name: 'Send' }));
  await screen.findByText('The newsletter was not sent');
  await screen.findByText(inEnglish(houseLetterSentences.nobody));
});
