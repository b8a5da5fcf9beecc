/** Whether the viewer has marked a design, and how many people have. */
export interface Mark {
  on: boolean;
  count: number;
  /** Of a follow: it waits for the person to agree, and counts nobody until then. */
  waits?: boolean;
  /** Of a follow: one that begins now would wait. */
  asksFirst?: boolean;
}

interface Parts {
  /** Asks the server for a state and answers with what it made of it. */
  send(wanted: boolean): Promise<Mark>;
  /** Draws what is wanted before the server has agreed. */
  show(mark: Mark): void;
  /** The last press was carried out; `mark` is the server's word. */
  onDone(mark: Mark): void;
  /** The last press could not be carried out. `mark` is the server's last word, null when it gave none. */
  onFailure(error: unknown, mark: Mark | null): void;
}

export interface SerialToggle {
  want(wanted: boolean): void;
}

/**
 * Carries rapid presses of one toggle to the server: one request at a time, and of all presses made meanwhile
 * only the last. Without this, answers overtake one another and the heart ends up where nobody left it.
 */
export function serialToggle(fromServer: Mark, { send, show, onDone, onFailure }: Parts): SerialToggle {
  let known = fromServer;
  let hasAnswer = false;
  let wanted = fromServer.on;
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    // A request without an answer may have been carried out all the same, so it is sent once more.
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

/** The mark as it will be once the viewer's own part in it is `on`; never below nobody. */
export function markAs(mark: Mark, on: boolean): Mark {
  const waits = on && (mark.on ? mark.waits === true : mark.asksFirst === true);
  const counted = (is: boolean, isWaiting: boolean | undefined) => Number(is && isWaiting !== true);
  const count = Math.max(0, mark.count + counted(on, waits) - counted(mark.on, mark.waits));
  return { on, count, ...(mark.asksFirst === undefined ? {} : { asksFirst: mark.asksFirst, waits }) };
}
