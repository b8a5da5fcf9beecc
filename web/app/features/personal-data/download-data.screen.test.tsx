// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  askForData,
  type DataDownload,
  getDataDownload,
} from '#contracts/personal-data/data-download.contract.ts';
import { fakeNetwork, refused } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { DownloadData } from './download-data.tsx';

const none: DataDownload = {
  status: 'NONE',
  askedAt: null,
  bytes: null,
  expiresAt: null,
  url: null,
  can: { ask: true },
  askFrom: null,
};
const waiting: DataDownload = {
  ...none,
  status: 'WAITING',
  askedAt: '2026-11-23T10:00:00.000Z',
  can: { ask: false },
};
const ready: DataDownload = {
  ...waiting,
  status: 'READY',
  bytes: 3_400_000,
  expiresAt: '2026-11-24T10:00:00.000Z',
  url: '/api/account/data-download/7/file',
  askFrom: '2026-11-24T09:00:00.000Z',
};
const reply = (data: DataDownload) => ({ success: true, data }) as const;
const open = () => renderPart(<DownloadData preloaded={null} />, asha);

it('says that it could not look, and looks again', async () => {
  const network = fakeNetwork();
  const away = refused(403, { code: 'FORBIDDEN', message: 'Something went wrong.' });
  network.answer(getDataDownload, away, reply(none));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Get my data' });
});

it('asks with the password, says when it is wrong, and then waits', async () => {
  const network = fakeNetwork();
  network.answer(getDataDownload, reply(none));
  const wrong = {
    code: 'INVALID_INPUT',
    message: 'This is not your password.',
    errors: { password: 'This is not your password.' },
  } as const;
  network.answer(askForData, refused(400, wrong), reply(waiting));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Get my data' }));
  const confirm = () =>
    page.user.click(screen.getAllByRole('button', { name: 'Get my data' }).at(-1) as HTMLElement);
  const password = await screen.findByLabelText('Password');
  await page.fill(password, 'no');
  await confirm();
  await screen.findByText('This is not your password.');
  network.answer(getDataDownload, reply(waiting));
  await page.fill(password, 'khadi loom and shuttle');
  await confirm();
  await screen.findByText("We're preparing your data");
  expect(network.calls(askForData).map(({ body }) => body.password)).toEqual([
    'no',
    'khadi loom and shuttle',
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
});

it('asks for a code as well where signing in does, and says beside it when it is wrong', async () => {
  const network = fakeNetwork();
  network.answer(getDataDownload, reply(none));
  const sentence = 'Invalid or expired code. Try again.';
  const wrong = { code: 'INVALID_INPUT', message: sentence, errors: { code: sentence } } as const;
  network.answer(askForData, refused(400, wrong), reply(waiting));
  const page = renderPart(<DownloadData preloaded={null} />, { ...asha, isTwoFactorOn: true });
  await page.user.click(await screen.findByRole('button', { name: 'Get my data' }));
  const confirm = () =>
    page.user.click(screen.getAllByRole('button', { name: 'Get my data' }).at(-1) as HTMLElement);
  await page.fill(await screen.findByLabelText('Password'), 'khadi loom and shuttle');
  await page.fill(screen.getByLabelText('Code'), '111111');
  await confirm();
  await screen.findByText(sentence);
  network.answer(getDataDownload, reply(waiting));
  await page.fill(screen.getByLabelText('Code'), '222222');
  await confirm();
  await screen.findByText("We're preparing your data");
  expect(network.calls(askForData).map(({ body }) => body.code)).toEqual(['111111', '222222']);
});

it('offers the file with its size and its end, and says from when on there may be another', async () => {
  const network = fakeNetwork();
  network.answer(getDataDownload, reply(ready));
  open();
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe(ready.url);
  screen.getByText('A ZIP file of 3.4 MB, for you only, until 24 Nov 2026, 3:30 pm.');
  screen.getByText('You can request a new file from 24 Nov 2026, 2:30 pm.');
  expect(screen.queryByRole('button', { name: 'Make a new one' })).toBeNull();
});

it('offers another try where the file could not be made', async () => {
  const network = fakeNetwork();
  network.answer(getDataDownload, reply({ ...none, status: 'FAILED' }));
  const page = open();
  await screen.findByText('Your data could not be prepared');
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Password');
});
