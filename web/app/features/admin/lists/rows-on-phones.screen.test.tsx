// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { type Brief, CompactRow } from '#web/ui/lists/compact-row.tsx';
import { type Column, DataTable, LabelledCells } from '#web/ui/lists/data-table.tsx';

interface Row {
  id: number;
  title: string;
  from: string;
  note: string;
}

const rows: Row[] = [
  { id: 1, title: 'Two lines for one advance', from: 'Ananya Iyer', note: '' },
  { id: 2, title: 'May it be sent to my sister', from: 'Sneha Patil', note: 'By Friday' },
];
const columns: Column<Row>[] = [
  { key: 'from', heading: 'From', onPhones: 'said', cell: ({ from }) => from },
  { key: 'title', heading: 'Complaint', cell: ({ title }) => title },
  { key: 'note', heading: 'Note', cell: ({ note }) => note },
  {
    key: 'acts',
    heading: 'Decision',
    onPhones: 'foot',
    cell: ({ note }) => (note === '' ? null : <button type="button">Dismiss</button>),
  },
];

async function show(briefOf: (row: Row) => Brief) {
  renderPart(
    <DataTable<Row>
      caption="Complaints"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      entry={(row) => (
        <CompactRow {...briefOf(row)}>
          <LabelledCells columns={columns} row={row} />
        </CompactRow>
      )}
    />,
    null,
  );
  return within(await screen.findByRole('list', { name: 'Complaints' })).getAllByRole('listitem');
}

it('opens a row on phones where it has no page, and names each value there that the row does not say', async () => {
  const entries = await show(({ title, from }) => ({ title, meta: from, more: 'Changed twice' }));
  const [first, second] = entries.map((entry) => ({
    brief: entry.querySelector('summary')?.textContent,
    text: entry.textContent,
    terms: [...entry.querySelectorAll('dt')].map(({ textContent }) => textContent),
    values: [...entry.querySelectorAll('dd')].map(({ textContent }) => textContent),
  }));
  expect(first?.brief).toBe('Two lines for one advanceAnanya Iyer');
  expect(second).toMatchObject({
    terms: ['Complaint', 'Note'],
    values: ['May it be sent to my sister', 'By Friday'],
  });
  expect(second?.text).toMatch(/Changed twice.*Dismiss$/);
  expect(first?.text).not.toMatch(/Dismiss/);
});

it('leads from the whole row to its page where it has one, and says no more than the row', async () => {
  const [first] = await show(({ id, title, from }) => ({
    to: `/admin/complaints/${id}`,
    ...{ title, figure: '₹500', meta: from, mark: 'Overdue' },
  }));
  expect(first?.textContent).toBe('Two lines for one advance₹500Ananya IyerOverdue');
  const link = within(first as HTMLElement).getByRole('link');
  expect([link.getAttribute('href'), link.textContent]).toEqual(['/admin/complaints/1', first?.textContent]);
});
