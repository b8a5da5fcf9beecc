import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Choices,
  changeChoice,
  changeLetterTimes,
  changeWays,
  getChoices,
} from '#contracts/notifications/choices/choices.contract.ts';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { type SerialToggle, serialToggle } from '#web/features/engagement/marks/serial-toggle.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The viewer's notification settings. */
export const choicesQuery: ApiQuery<Choices> = {
  key: ['notification-choices'],
  staleTime: 5000,
  async fetch(from) {
    return (await from.call<typeof getChoices>('GET /api/notifications/choices')).data;
  },
};

export type Channel = 'inApp' | 'mail' | 'push';
export type Choice = Choices['kinds'][number];

/** Changes being sent, by kind and channel; they survive leaving the tab. */
const running = new Map<string, SerialToggle>();

/**
 * An optimistic toggle: shown at once, sent serially, of rapid presses only the last, and rolled back if it could not
 * be saved. Calls `onSaved` or `onFailure` then.
 */
export function useChoiceSwitch(
  { kind, ...choice }: Choice,
  channel: Channel,
  { onSaved, onFailure }: { onSaved: () => void; onFailure: (error: unknown) => void },
): () => void {
  const client = useQueryClient();
  const key = `${kind}.${channel}`;
  const on = choice[channel];
  const show = (isOn: boolean) => showChoice(client, kind, channel, isOn);

  const start = (): SerialToggle =>
    serialToggle(
      { on, count: 0 },
      {
        async send(wanted) {
          await client.cancelQueries({ queryKey: choicesQuery.key });
          const { data } = await api.call<typeof changeChoice>('POST /api/notifications/choices', {
            body: { kind, [channel]: wanted },
          });
          const saved = data.kinds.find((each) => each.kind === kind);
          return { on: saved?.[channel] ?? wanted, count: 0 };
        },
        show: (mark) => show(mark.on),
        onDone(mark) {
          running.delete(key);
          show(mark.on);
          onSaved();
        },
        onFailure(error, mark) {
          running.delete(key);
          show(mark?.on ?? on);
          onFailure(error);
        },
      },
    );

  return () => {
    const own = running.get(key) ?? start();
    running.set(key, own);
    own.want(!on);
  };
}

function showChoice(client: QueryClient, kind: SwitchableKind, channel: Channel, isOn: boolean): void {
  client.setQueryData<Choices>(
    choicesQuery.key,
    (known) =>
      known && {
        ...known,
        kinds: known.kinds.map((each) => (each.kind === kind ? { ...each, [channel]: isOn } : each)),
      },
  );
}

/** Changes a way optimistically; refetches the choices if it could not be saved. */
export function useChangeWays() {
  const client = useQueryClient();
  const show = (ways: Partial<Choices['ways']>) =>
    client.setQueryData<Choices>(
      choicesQuery.key,
      (known) => known && { ...known, ways: { ...known.ways, ...ways } },
    );
  return useMutation({
    // Runs changes one after the other, so that the last reply includes all of them.
    scope: { id: 'ways' },
    mutationKey: ['ways'],
    mutationFn: async (changes: Partial<Choices['ways']>) =>
      (await api.call<typeof changeWays>('POST /api/notifications/ways', { body: changes })).data,
    async onMutate(changes) {
      await client.cancelQueries({ queryKey: choicesQuery.key });
      show(changes);
    },
    onSuccess({ ways }) {
      // Must not overwrite a later change that is still queued.
      if (client.isMutating({ mutationKey: ['ways'] }) === 1) show(ways);
    },
    onError: () => client.invalidateQueries({ queryKey: choicesQuery.key }),
  });
}

type Times = Pick<Choices, 'digest' | 'quietHours'>;

/** Changes the digest or the quiet hours optimistically; the server's reply replaces it. */
export function useChangeLetterTimes() {
  const client = useQueryClient();
  const show = (times: Partial<Times>) =>
    client.setQueryData<Choices>(choicesQuery.key, (known) => known && { ...known, ...times });
  return useMutation({
    // Runs changes one after the other, so that the last reply includes all of them.
    scope: { id: 'letter-times' },
    mutationKey: ['letter-times'],
    mutationFn: async (changes: Partial<Times>) =>
      (await api.call<typeof changeLetterTimes>('POST /api/notifications/letterTimes', { body: changes }))
        .data,
    async onMutate(changes) {
      await client.cancelQueries({ queryKey: choicesQuery.key });
      const before = client.getQueryData<Choices>(choicesQuery.key);
      show(changes);
      return before;
    },
    onSuccess({ digest, quietHours }) {
      // Must not overwrite a later change that is still queued.
      if (client.isMutating({ mutationKey: ['letter-times'] }) === 1) show({ digest, quietHours });
    },
    onError(_, changes, before) {
      if (before) {
        if (changes.digest !== undefined) show({ digest: before.digest });
        if (changes.quietHours !== undefined) show({ quietHours: before.quietHours });
      }
      void client.invalidateQueries({ queryKey: choicesQuery.key });
    },
  });
}
