/** Whether the viewer has marked something, and how many people have. */
export interface Mark {
  on: boolean;
  count: number;
  /** For a follow: it is a request that waits for agreement and does not count yet. */
  waits?: boolean;
  /** For a follow: a new one would be a request. */
  asksFirst?: boolean;
}

interface Parts {
  /** Requests a state and returns the resulting mark. */
  send(wanted: boolean): Promise<Mark>;
  /** Shows the wanted state optimistically. */
  show(mark: Mark): void;
  /** The last press succeeded; `mark` is the server's reply. */
  onDone(mark: Mark): void;
  /** The last press failed. `mark` is the server's last reply, null if there was none. */
  onFailure(error: unknown, mark: Mark | null): void;
}

export interface SerialToggle {
  want(wanted: boolean): void;
}

/**
 * Serialises rapid presses of one toggle: one request at a time, and only the last of the presses made in the
 * meantime is sent. Otherwise replies could overtake each other and leave the wrong state.
 */
export function serialToggle(fromServer: Mark, { send, show, onDone, onFailure }: Parts): SerialToggle {
  let known = fromServer;
  let hasAnswer = false;
  let wanted = fromServer.on;
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    // A failed request may have been carried out anyway, so another one follows.
    let isUnsure = false;
    while (wanted !== known.on || isUnsure) {
      const asked = wanted;
      try {
        known = await send(asked);
        hasAnswer = true;
        isUnsure = false;
      } catch (error) {
        if (wanted === asked) {
          wanted = known.on;
          isRunning = false;
          onFailure(error, hasAnswer ? known : null);
          return;
        }
        isUnsure = true;
      }
    }
    isRunning = false;
    onDone(known);
  };

  return {
    want(next) {
      wanted = next;
      show(markAs(known, next));
      if (!isRunning) void run();
    },
  };
}

/** The mark if the viewer's own state becomes `on`; the count never goes below 0. */
export function markAs(mark: Mark, on: boolean): Mark {
  const waits = on && (mark.on ? mark.waits === true : mark.asksFirst === true);
  const counted = (is: boolean, isWaiting: boolean | undefined) => Number(is && isWaiting !== true);
  const count = Math.max(0, mark.count + counted(on, waits) - counted(mark.on, mark.waits));
  return { on, count, ...(mark.asksFirst === undefined ? {} : { asksFirst: mark.asksFirst, waits }) };
}
