/**
 * Writes calendar properties such as `SUMMARY:Blouse` as a file (RFC 5545): lines end in CRLF and are folded at 75
 * octets. Values that people wrote are escaped with `calendarText` before.
 */
export function calendarFile(properties: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...properties, 'END:VCALENDAR']
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** A moment as DATE-TIME in UTC. */
export function calendarMoment(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a value of type TEXT. */
export function calendarText(words: string): string {
  return words
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Continuation lines begin with a space. A multi-byte character is never split. */
function fold(line: string): string {
  const lines: string[] = [];
  let now = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) {
      lines.push(now);
      now = ' ';
      octets = 1;
    }
    now += sign;
    octets += size;
  }
  return [...lines, now].join('\r\n');
}
