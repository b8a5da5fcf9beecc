import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { endSubscription, pushQuery, saveSubscription } from './push.api.ts';
import { readDevice, subscribeDevice, unsubscribeDevice } from './push-device.ts';
import { rememberPush } from './remember-push.ts';

export type Standing =
  | 'checking'
  | 'unknown'
  | 'unsupported'
  | 'needsInstall'
  | 'refused'
  | 'on'
  | 'off'
  | 'failed';

const deviceKey = ['push-device'];

/** Whether this browser cannot receive pushes, whatever the viewer chose. */
export const isClosed = (standing: Standing): standing is 'refused' | 'unsupported' | 'needsInstall' =>
  standing === 'refused' || standing === 'unsupported' || standing === 'needsInstall';

/**
 * The state of push in this browser, and how to turn it on and off. Call `turnOn` on a press only: it asks for
 * permission.
 */
export function usePushHere(viewerId: number | null) {
  const client = useQueryClient();
  const device = useQuery({ queryKey: deviceKey, queryFn: readDevice });
  const state = useQuery({
    ...queryOptions(pushQuery),
    enabled: device.data?.support === 'yes',
  });
  const lookAgain = () => client.invalidateQueries({ queryKey: deviceKey });

  const turnOn = useMutation({
    async mutationFn(publicKey: string) {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      return saveSubscription(await subscribeDevice(publicKey));
    },
    async onSuccess(saved) {
      if (!saved) return;
      rememberPush(viewerId);
      client.setQueryData(pushQuery.key, saved);
    },
    onSettled: lookAgain,
  });

  const turnOff = useMutation({
    async mutationFn() {
      const saved = await endSubscription();
      rememberPush(null);
      client.setQueryData(pushQuery.key, saved);
      // The server has stopped sending, so a failed unsubscribe in the browser does not matter.
      await unsubscribeDevice().catch(() => undefined);
    },
    onSettled: lookAgain,
  });

  const standing = (): Standing => {
    if (device.isError || state.isError) return 'unknown';
    if (!device.data) return 'checking';
    if (device.data.support !== 'yes') return device.data.support === 'no' ? 'unsupported' : 'needsInstall';
    if (device.data.permission === 'denied') return 'refused';
    if (!state.data) return 'checking';
    const { endpoint } = state.data;
    if (endpoint !== null && endpoint === device.data.endpoint) return 'on';
    return turnOn.isError ? 'failed' : 'off';
  };

  return {
    standing: standing(),
    isTurningOn: turnOn.isPending,
    isTurningOff: turnOff.isPending,
    turnOffError: turnOff.error,
    turnOn: () => state.data && turnOn.mutate(state.data.publicKey),
    turnOff: () => turnOff.mutate(),
    lookAgain: () => Promise.all([state.refetch(), device.refetch()]),
  };
}
