// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compareRevisions } from '#contracts/quotes/compare-revisions.ts';
import { firstRevision } from '#tests/support/screen/quote-samples.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { comparedOf } from './compared-of.ts';
import { QuoteChanges } from './quote-changes.tsx';

const picture = (mediaId: number) =>
  ({ mediaId, url: `/media/${mediaId}.webp`, width: 1, height: 1, placeholder: '', state: 'READY' }) as const;
const before = { ...firstRevision, pictures: [picture(1), picture(2)] };

it('marks lines, terms and pictures that were changed, added and taken out, and leaves out the others', async () => {
  const [silk, border] = firstRevision.lines;
  if (!silk || !border) throw new Error('no lines');
  const after = {
    ...before,
    words: 'With a narrower border.',
    functionOn: '2027-02-03',
    lines: [silk, { ...border, amount: 3000 }, { ...border, label: 'Tassels', amount: 300, days: 1 }],
    pictures: [picture(2), picture(3)],
  };
  renderPart(
    <QuoteChanges
      changes={compareRevisions(comparedOf(before), comparedOf(after))}
      pictures={[...before.pictures, ...after.pictures]}
    />,
    null,
  );
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
  expect(await rowOf('Zari border')).toMatch(/Before: ₹4,500.*Now: ₹3,000/);
  expect(await rowOf('Tassels')).toMatch(/new.*₹300/);
  expect(await rowOf('For your sister’s order')).toMatch(/₹500.*taken out/);
  expect(await rowOf('Function')).toMatch(/no day.*3 Feb 2027/);
  expect(await rowOf('Message')).toMatch(/As we said on the phone\..*With a narrower border\./);
  expect(screen.getAllByText('New picture')).toHaveLength(1);
  expect(screen.getAllByText('Picture taken out')).toHaveLength(1);
  expect(screen.queryByText('Lehenga in Katan silk')).toBeNull();
  expect(screen.queryByText('Included')).toBeNull();
});

it('says so if only the validity changed', async () => {
  renderPart(
    <QuoteChanges
      changes={compareRevisions(comparedOf(before), comparedOf(before))}
      pictures={before.pictures}
    />,
    null,
  );
  await screen.findByText(/^Nothing else has changed/);
});
