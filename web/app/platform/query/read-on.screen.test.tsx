// @vitest-environment happy-dom
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';

function Numbers({ fetch }: { fetch: (page: number) => Promise<number> }) {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['numbers'],
    queryFn: ({ pageParam }) => fetch(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => (last < 1 ? last + 1 : undefined),
  });
  return (
    <>
      <p>{list.data?.pages.map((page) => `page ${page}`).join(', ')}</p>
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['numbers'] })}>
        News
      </button>
      <ListEnd list={list} />
    </>
  );
}

it('reads on though the list is asked for anew while the next page is on its way', async () => {
  const asked: number[] = [];
  const first = Promise.withResolvers<number>();
  const fetch = (page: number) => {
    asked.push(page);
    // The first request for the next page is answered too late.
    return page === 1 && asked.filter((one) => one === 1).length === 1
      ? first.promise
      : Promise.resolve(page);
  };
  const { user } = renderPart(<Numbers fetch={fetch} />, null);
  await screen.findByText('page 0');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await user.click(screen.getByRole('button', { name: 'News' }));
  await screen.findByText('page 0, page 1');
  expect(asked).toEqual([0, 1, 0, 1]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  first.resolve(1);
});
