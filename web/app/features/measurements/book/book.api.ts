import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#contracts/measurements/book/book.contract.ts';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { type Garment, garmentNames } from '#contracts/measurements/garments.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 10_000;

export interface People {
  people: BookPerson[];
  can: ReplyOf<typeof contract.readNaapBook>['can'];
}
type GarmentPage = contract.GarmentOfBook;

/** The people of the viewer's naap book. All keys of the book begin alike, so that they are refetched together. */
export const naapQuery: ApiQuery<People> = {
  key: ['naap', 'people'],
  staleTime: freshFor,
  async fetch(from) {
    const { people, can } = await from.call<typeof contract.readNaapBook>('GET /api/naap');
    return { people, can };
  },
};

/** One garment of a person with its versions, overlays and shares. */
export function garmentQuery(personId: number, garment: Garment): ApiQuery<GarmentPage> {
  return {
    key: ['naap', 'garment', personId, garment],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof contract.readGarment>('GET /api/naap/people/:id/garments/:garment', {
          params: { id: personId, garment },
        })
      ).data,
  };
}

/** The garment named in an address; null if there is none of that name. */
export function garmentNamed(name: string): Garment | null {
  return garmentNames.find((garment) => garment === name) ?? null;
}

/** The id in an address; null for anything else. */
export function personIdOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Fails like the request for a person who does not exist, without a request. */
export function personMissing(): ApiError {
  return new ApiError(404, { code: 'NOT_FOUND', message: '' });
}

type NewPerson = RequestOf<typeof contract.addPerson>['body'];
type ChangedPerson = RequestOf<typeof contract.changePerson>['body'];

export function useAddPerson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ words, idempotencyKey }: { words: NewPerson; idempotencyKey: string }) =>
      (
        await api.call<typeof contract.addPerson>('POST /api/naap/people', {
          body: words,
          idempotencyKey,
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['naap'] }),
  });
}

export function useChangePerson(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (words: ChangedPerson) =>
      (
        await api.call<typeof contract.changePerson>('PATCH /api/naap/people/:id', {
          params: { id },
          body: words,
        })
      ).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['naap'] }),
  });
}

export function useRemovePerson(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.call<typeof contract.removePerson>('DELETE /api/naap/people/:id', { params: { id } }),
    onSuccess({ people, can }) {
      client.removeQueries({ queryKey: ['naap', 'garment', id] });
      client.setQueryData<People>(naapQuery.key, { people, can });
    },
  });
}

/** Takes over the page that a write replies with, and refetches the list of people. */
function keepPage(client: QueryClient, page: GarmentPage): void {
  client.setQueryData(garmentQuery(page.person.id, page.garment).key, page);
  void client.invalidateQueries({ queryKey: naapQuery.key });
}

interface Writing {
  words: contract.VersionWords;
  idempotencyKey: string;
}

/** A refusal means that the screen was out of date, so it is refetched after an error too. */
export function useWriteVersion(personId: number, garment: Garment) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ words, idempotencyKey }: Writing) =>
      (
        await api.call<typeof contract.writeVersion>('POST /api/naap/people/:id/versions', {
          params: { id: personId },
          body: words,
          idempotencyKey,
        })
      ).data,
    onSuccess: (page) => keepPage(client, page),
    onError: () => client.invalidateQueries({ queryKey: garmentQuery(personId, garment).key }),
  });
}

export function useConfirmVersion(versionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (words: RequestOf<typeof contract.confirmVersion>['body']) =>
      (
        await api.call<typeof contract.confirmVersion>('POST /api/naap/versions/:id/confirm', {
          params: { id: versionId },
          body: words,
        })
      ).data,
    onSuccess: (page) => keepPage(client, page),
  });
}

export function useAddOverlay(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ words, idempotencyKey }: { words: contract.OverlayWords; idempotencyKey: string }) =>
      (
        await api.call<typeof contract.addOverlay>('POST /api/naap/people/:id/overlays', {
          params: { id: personId },
          body: words,
          idempotencyKey,
        })
      ).data,
    onSuccess: (page) => keepPage(client, page),
  });
}

export function useRemoveOverlay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      (await api.call<typeof contract.removeOverlay>('DELETE /api/naap/overlays/:id', { params: { id } }))
        .data,
    onSuccess: (page) => keepPage(client, page),
  });
}

export function useForgetPreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) =>
      (
        await api.call<typeof contract.removePreference>('DELETE /api/naap/preferences/:id', {
          params: { id },
        })
      ).data,
    onSuccess: (page) => keepPage(client, page),
  });
}
