const silkMs = [10, 20, 40, 60] as const;
const hybridMs = [10, 20] as const;
const celtMs = [2.5, 5, 10, 20] as const;
/** The format's maximum for a packet. */
const longestMs = 120;

/**
 * The duration of an Opus packet in milliseconds, from its first bytes (RFC 6716, section 3.1); null if it is not
 * one.
 */
export function opusPacketMs(packet: Uint8Array): number | null {
  const [toc, count] = packet;
  if (toc === undefined) return null;
  const frames = [1, 2, 2, (count ?? 0) & 63][toc & 3] ?? 0;
  const ms = frames * frameMs(toc >> 3);
  return ms > 0 && ms <= longestMs ? ms : null;
}

function frameMs(config: number): number {
  if (config < 12) return silkMs[config & 3] ?? 0;
  return (config < 16 ? hybridMs[config & 1] : celtMs[config & 3]) ?? 0;
}
