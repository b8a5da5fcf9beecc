// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

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

it('names each value of a row on phones by the heading of its column, beneath what the row is called', async () => {
  renderPart(
    <DataTable<Row>
      caption="Complaints"
      columns={[
        { key: 'from', heading: 'From', cell: ({ from }) => from },
        { key: 'title', heading: 'Complaint', onPhones: 'head', cell: ({ title }) => title },
        { key: 'note', heading: 'Note', cell: ({ note }) => note },
        {
          key: 'acts',
          heading: 'Decision',
          onPhones: 'foot',
          cell: ({ note }) => (note === '' ? null : <button type="button">Dismiss</button>),
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />,
    null,
  );
  const entries = within(await screen.findByRole('list', { name: 'Complaints' })).getAllByRole('listitem');
  const [first, second] = entries.map((entry) => ({
    text: entry.textContent,
    terms: within(entry)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
    values: within(entry)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  }));
  expect(first?.text).toMatch(/^Two lines for one advance/);
  expect(second).toMatchObject({ terms: ['From', 'Note'], values: ['Sneha Patil', 'By Friday'] });
  expect(second?.text).toMatch(/Dismiss$/);
  expect(first?.text).not.toMatch(/Dismiss/);
});
