/** Presence across all processes. Without such a store this process is assumed to be the only one. */
export interface SharedPresence {
  /** True if the person was not online in any process. */
  enter(userId: number): Promise<boolean>;
  /** True if the person is no longer online in any process. */
  leave(userId: number): Promise<boolean>;
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
}

export type PresenceListener = (userId: number, isOnline: boolean) => void;

export interface Presence {
  tabOpened(userId: number): void;
  tabClosed(userId: number): void;
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
  onChange(listener: PresenceListener): void;
  /** The people online in this process. */
  here(): Iterable<number>;
  /** Notifies listeners, for example when another process with a person's only tab has died. */
  announce: PresenceListener;
  close(): void;
}

/**
 * Milliseconds for which a person without a tab still counts as online, so that a reload does not count as leaving.
 */
export const presenceGrace = 5000;

interface Settings {
  shared: SharedPresence | null;
  /** In milliseconds. */
  grace: number;
  log: { error(details: object, message: string): void };
}

const alone: SharedPresence = {
  enter: async () => true,
  leave: async () => true,
  whoIsOnline: async () => new Set(),
};

/** Counts the tabs of each person and reports when the first opens and the last closes. */
export function makePresence({ shared, grace, log }: Settings): Presence {
  const everywhere = shared ?? alone;
  const tabs = new Map<number, number>();
  const leaving = new Map<number, NodeJS.Timeout>();
  const listeners: PresenceListener[] = [];
  let isClosed = false;

  const announce: PresenceListener = (userId, isOnline) => {
    for (const listener of listeners) {
      try {
        listener(userId, isOnline);
      } catch (error) {
        log.error({ err: error }, 'a listener to presence failed');
      }
    }
  };
  const announceIf = (isNews: Promise<boolean>, userId: number, isOnline: boolean) =>
    void isNews.then(
      (isTrue) => isTrue && announce(userId, isOnline),
      (error: unknown) => log.error({ err: error }, 'presence could not be shared'),
    );

  return {
    announce,
    tabOpened(userId) {
      const count = tabs.get(userId) ?? 0;
      tabs.set(userId, count + 1);
      if (count > 0) return;
      const timer = leaving.get(userId);
      if (timer === undefined) return announceIf(everywhere.enter(userId), userId, true);
      clearTimeout(timer);
      leaving.delete(userId);
    },
    tabClosed(userId) {
      if (isClosed) return;
      const count = tabs.get(userId) ?? 0;
      if (count > 1) {
        tabs.set(userId, count - 1);
        return;
      }
      tabs.delete(userId);
      const leave = () => {
        leaving.delete(userId);
        announceIf(everywhere.leave(userId), userId, false);
      };
      clearTimeout(leaving.get(userId));
      leaving.set(userId, setTimeout(leave, grace));
    },
    async whoIsOnline(userIds) {
      const online = new Set(userIds.filter((id) => tabs.has(id) || leaving.has(id)));
      const rest = userIds.filter((id) => !online.has(id));
      if (rest.length === 0) return online;
      for (const userId of await everywhere.whoIsOnline(rest)) online.add(userId);
      return online;
    },
    onChange(listener) {
      listeners.push(listener);
    },
    here: () => new Set([...tabs.keys(), ...leaving.keys()]),
    close() {
      isClosed = true;
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
