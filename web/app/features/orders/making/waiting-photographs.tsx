import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { useWaitingFiles } from '#web/platform/outbox/use-waiting-files.ts';
import type { Waiting } from '#web/platform/outbox/waiting.ts';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';

interface WaitingPhotographsProps {
  waiting: Waiting;
  outbox: Outbox;
}

/** The photographs of an entry of the outbox that are on this device. */
export function WaitingPhotographs({ waiting, outbox }: WaitingPhotographsProps) {
  const say = useWords(outboxWords);
  const { nonce, files, needsFiles } = waiting;
  const addresses = useWaitingFiles(outbox, nonce);
  if (files === 0 || needsFiles) return null;
  return (
    <div className="picture-strip" role="img" aria-label={say('pictures', { count: files })}>
      {Array.from({ length: files }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the files of an entry have no other name, and keep their order
        <span key={index} className="picture w-21">
          {addresses[index] === undefined ? null : <img src={addresses[index]} alt="" />}
        </span>
      ))}
    </div>
  );
}
