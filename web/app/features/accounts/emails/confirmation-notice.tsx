import { SentenceText } from '#web/platform/sentences/sentence-text.tsx';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { SendConfirmationAgain } from './send-confirmation-again.tsx';

/** Says why the page needs a confirmed email, and sends the link again. */
export function ConfirmationNotice({ sentence }: { sentence: Message }) {
  return (
    <div className="grid gap-3 border-l-3 border-turmeric pl-4">
      <p className="max-w-[62ch] text-ink-2">
        <SentenceText message={sentence} />
      </p>
      <SendConfirmationAgain />
    </div>
  );
}
