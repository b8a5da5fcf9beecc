import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addCannedAnswer,
  CannedAnswer,
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '#contracts/admin/complaints/canned-answers.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** All canned answers, by title. */
export const cannedAnswersQuery: ApiQuery<CannedAnswer[]> = {
  key: ['admin', 'canned-answers'],
  async fetch(from) {
    const { answers } = await from.call<typeof listCannedAnswers>('GET /api/admin/canned-answers');
    return answers;
  },
};

export interface CannedWords {
  title: string;
  content: string;
}

interface Saving {
  words: CannedWords;
  /** The row being edited, as it was loaded; null for a new one. */
  seen: CannedAnswer | null;
}

/** A refusal may mean that the page was out of date, so it is refetched. */
export function useSaveCannedAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ words, seen }: Saving) => {
      if (seen === null) {
        return api.call<typeof addCannedAnswer>('POST /api/admin/canned-answers', { body: words });
      }
      const { id, title, content } = seen;
      return api.call<typeof changeCannedAnswer>('POST /api/admin/canned-answers/:id', {
        params: { id },
        body: { ...words, seen: { title, content } },
      });
    },
    onSuccess: ({ answers }) => client.setQueryData(cannedAnswersQuery.key, answers),
    onError: () => client.invalidateQueries({ queryKey: cannedAnswersQuery.key }),
  });
}

export function useDeleteCannedAnswer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title, content }: CannedAnswer) =>
      api.call<typeof deleteCannedAnswer>('POST /api/admin/canned-answers/:id/delete', {
        params: { id },
        body: { seen: { title, content } },
      }),
    onSuccess: ({ answers }) => client.setQueryData(cannedAnswersQuery.key, answers),
    onError: () => client.invalidateQueries({ queryKey: cannedAnswersQuery.key }),
  });
}
