export type DeliveryMode =
  | { readonly name: 'normal' | 'hold' | 'reverse' | 'shuffle' | 'drop' | 'corrupt' | 'oldsecret' }
  | { readonly name: 'dup'; readonly times: number };

const PLAIN = ['normal', 'hold', 'reverse', 'shuffle', 'drop', 'corrupt', 'oldsecret'] as const;

/** Parses `normal`, `hold`, `dup:3` and so on; undefined if the text is no mode. */
export function parseDeliveryMode(text: unknown): DeliveryMode | undefined {
  const times = /^dup:([1-9]\d?)$/.exec(String(text))?.[1];
  if (times !== undefined) return { name: 'dup', times: Number(times) };
  const name = PLAIN.find((plain) => plain === text);
  return name && { name };
}

/** The order in which the events of one action are sent. */
export function arrange<T>(events: readonly T[], mode: DeliveryMode): T[] {
  const arranged = [...events];
  if (mode.name === 'reverse') arranged.reverse();
  if (mode.name === 'shuffle')
    for (let i = arranged.length - 1; i > 0; i -= 1) {
      const j = Math.floor(Math.random() * (i + 1));
      const [left, right] = [arranged[i], arranged[j]];
      if (left !== undefined && right !== undefined) [arranged[i], arranged[j]] = [right, left];
    }
  return arranged;
}
