import { useDeferredValue } from 'react';
import { mentionsContact } from '#contracts/quotes/mentions-contact.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ShieldCheck } from '#web/ui/icons.tsx';
import nudgeWords from '#web/words/en/features/quotes/contact-nudge.json';

/** Says why to stay here if a text contains contact data. It never blocks anything, because the pattern can be wrong. */
export function ContactNudge({ text }: { text: string }) {
  const t = useWords(nudgeWords);
  const latest = useDeferredValue(text);
  return (
    <div role="status">
      {mentionsContact(latest) ? (
        <p className="flex items-start gap-1.5 text-2 leading-[1.35] text-turmeric-text">
          <ShieldCheck className="size-4" />
          <span className="pt-px">{t('line')}</span>
        </p>
      ) : null}
    </div>
  );
}
