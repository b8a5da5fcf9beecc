/** Who is online in other processes too; without such a store this process is all there is. */
export interface SharedPresence {
  /** True when the person was online nowhere. */
  enter(userId: number): Promise<boolean>;
  /** True when the person is online nowhere any more. */
  leave(userId: number): Promise<boolean>;
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
}

export type PresenceListener = (userId: number, isOnline: boolean) => void;

export interface Presence {
  tabOpened(userId: number): void;
  tabClosed(userId: number): void;
  whoIsOnline(userIds: readonly number[]): Promise<Set<number>>;
  onChange(listener: PresenceListener): void;
  /** Who is online in this process. */
  here(): Iterable<number>;
  /** Tells listeners, as when another process has died with a person's only tab. */
  announce: PresenceListener;
  close(): void;
}

/** Milliseconds for which a person without a tab still counts as online, so that a reload is no departure. */
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

/** Counts the tabs of each person and tells of the first and the last. */
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
