import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addHouseLetter,
  changeHouseLetter,
  deleteHouseLetter,
  HouseLetter,
  HouseLetterWords,
  listHouseLetters,
  previewHouseLetter,
  sendHouseLetter,
} from '#contracts/admin/letters/house-letters.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** Letters of the house, newest first, and how many people would receive one now. */
export const houseLettersQuery: ApiQuery<{ letters: HouseLetter[]; agreed: number }> = {
  key: ['admin', 'letters'],
  fetch: async (from) => from.call<typeof listHouseLetters>('GET /api/admin/letters'),
};

type Draft = Pick<HouseLetter, 'id' | 'version'>;

function useAct<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: houseLettersQuery.key }),
  });
}

/** Saves a new draft, or changes the one with the version seen. */
export const useKeepLetter = () =>
  useAct(({ draft, words }: { draft: Draft | null; words: HouseLetterWords }) =>
    draft === null
      ? api.call<typeof addHouseLetter>('POST /api/admin/letters', { body: { words } })
      : api.call<typeof changeHouseLetter>('POST /api/admin/letters/:id', {
          params: { id: draft.id },
          body: { words, version: draft.version },
        }),
  );

export const useDeleteLetter = () =>
  useAct(({ id, version }: Draft) =>
    api.call<typeof deleteHouseLetter>('POST /api/admin/letters/:id/delete', {
      params: { id },
      body: { version },
    }),
  );

export const useSendLetter = () =>
  useAct(({ id, version }: Draft) =>
    api.call<typeof sendHouseLetter>('POST /api/admin/letters/:id/send', {
      params: { id },
      body: { version },
    }),
  );

export function usePreviewLetter() {
  return useMutation({
    mutationFn: (body: { words: HouseLetterWords; locale: Locale }) =>
      api.call<typeof previewHouseLetter>('POST /api/admin/letters/preview', { body }),
  });
}
