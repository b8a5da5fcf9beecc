// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
} from '#contracts/admin/complaints/canned-answers.contract.ts';
import { cannedAnswerSentences } from '#contracts/admin/complaints/complaints.rules.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { fakeNetwork, lost, refused } from '#tests/support/screen/network.ts';
import { renderRoute } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import CannedAnswers from './canned-answers.route.tsx';

const devika: Viewer = { ...asha, id: 9, name: 'Devika Nair', role: 'ADMIN' };
const refunds = { id: 3, title: 'Refunds', content: 'Dear {name}, five days.' };
const changed = { ...refunds, content: 'Words of Kabir' };
const list = (...answers: (typeof refunds)[]) => ({ success: true, answers }) as const;
const saved = (...answers: (typeof refunds)[]) => ({ ...list(...answers), message: 'Kept' }) as const;
const conflict = (message: string) => refused(409, { code: 'CONFLICT', message });

const path = '/admin/complaints/canned-answers';
const open = () => renderRoute({ Component: CannedAnswers, path, viewer: devika });
const content = () => screen.findByLabelText<HTMLTextAreaElement>('Answer');
const press = async (page: ReturnType<typeof open>, name: string) =>
  page.user.click(await screen.findByRole('button', { name }));

it('shows what another admin has saved beside what was typed, and saves over it only when told so', async () => {
  const network = fakeNetwork();
  network.answer(listCannedAnswers, list(refunds), list(changed));
  network.answer(changeCannedAnswer, conflict(inEnglish(cannedAnswerSentences.changed)), saved(refunds));
  const page = open();
  await press(page, 'Edit Refunds');
  await page.fill(await content(), 'Words of Devika');
  await press(page, 'Save');
  await screen.findByText('The version that another admin saved');
  await screen.findAllByText('Words of Kabir');
  expect((await content()).value).toBe('Words of Devika');
  await press(page, 'Save mine in its place');
  await screen.findByText('Kept');
  expect(network.calls(changeCannedAnswer).map(({ body }) => [body.content, body.seen.content])).toEqual([
    ['Words of Devika', 'Dear {name}, five days.'],
    ['Words of Devika', 'Words of Kabir'],
  ]);
});

it('keeps what was typed where another admin has deleted it, and saves it as a new one', async () => {
  const network = fakeNetwork();
  network.answer(listCannedAnswers, list(refunds), list());
  network.answer(changeCannedAnswer, conflict(inEnglish(cannedAnswerSentences.gone)));
  network.answer(addCannedAnswer, saved({ ...refunds, id: 4 }));
  const page = open();
  await press(page, 'Edit Refunds');
  await page.fill(await content(), 'Words of Devika');
  await press(page, 'Save');
  await press(page, 'Save as a new one');
  await screen.findByText('Kept');
  expect(network.calls(addCannedAnswer)).toMatchObject([
    { body: { title: 'Refunds', content: 'Words of Devika' } },
  ]);
});

it('refuses braces that nothing fills, and keeps what was typed over a lost answer and a reload', async () => {
  const network = fakeNetwork();
  network.answer(listCannedAnswers, list());
  network.answer(addCannedAnswer, lost);
  const page = open();
  await press(page, 'New canned answer');
  await page.fill(await screen.findByLabelText('Title'), 'Orders');
  await page.fill(await content(), 'Your order {order}');
  await press(page, 'Save');
  await screen.findByText(inEnglish(cannedAnswerSentences.unknownPlaceholder));
  await page.fill(await content(), 'Your complaint {ticket}');
  await press(page, 'Save');
  await screen.findByText(/You seem to be offline/);
  page.leave();
  const later = open();
  await press(later, 'New canned answer');
  expect((await content()).value).toBe('Your complaint {ticket}');
  expect(network.calls(addCannedAnswer)).toHaveLength(1);
});

it('does not save words that were kept over what another admin has saved since', async () => {
  const network = fakeNetwork();
  network.answer(listCannedAnswers, list(refunds), list(changed));
  network.answer(changeCannedAnswer, conflict(inEnglish(cannedAnswerSentences.changed)));
  const page = open();
  await press(page, 'Edit Refunds');
  await page.fill(await content(), 'Words of Devika');
  page.leave();
  const later = open();
  await press(later, 'Edit Refunds');
  await press(later, 'Save');
  await screen.findByText('The version that another admin saved');
  expect((await content()).value).toBe('Words of Devika');
  expect(network.calls(changeCannedAnswer)).toMatchObject([{ body: { seen: { content: refunds.content } } }]);
});
