import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { messageLimits, messageSentences } from '#contracts/messaging/message.rules.ts';
import { refusalOf } from '#web/features/designs/pictures/check-file.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { isComposing } from '#web/ui/forms/is-composing.ts';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ImagePlus, SendHorizontal, X } from '#web/ui/icons.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { useReplyBox } from '../replies/use-reply-box.tsx';
import type { Recording } from '../voice/unsent-recordings.ts';
import { useVoiceButton } from '../voice/use-voice-button.tsx';

// The patterns of contact data are loaded once a message is being written.
const ContactNudge = lazy(async () => ({
  default: (await fetched(() => import('#web/features/quotes/contact-nudge.tsx'))).ContactNudge,
}));

/** The shortest text in which contact data is looked for. */
const shortestContact = 6;

/** An unsent message to one person; it outlives the tab, like messages in the outbox. */
const messageDraft = makeDraft({
  kind: 'message',
  parse: (kept) => (typeof kept === 'string' ? kept : null),
  storage: () => localStorage,
  most: 50,
});

interface ComposerProps {
  viewerId: number;
  receiverId: number;
  name: string;
  onTyping: () => void;
  /** Takes over the message; it resolves once the outbox has it. */
  onSend: (content: string, files: readonly File[]) => Promise<void>;
  /** More buttons, before the field. */
  children?: ReactNode;
  /** The same for a voice message. */
  onSpeak: (recording: Recording) => Promise<void>;
}

interface Chosen {
  file: File;
  address: string;
}

/** The lock after sending, in milliseconds. A message sent in the meantime is queued. */
const lockFor = 1000;

/** The message field. Enter sends, Shift+Enter starts a new line. */
export function Composer({ viewerId, receiverId, name, onTyping, onSend, onSpeak, children }: ComposerProps) {
  const t = useWords(messagingWords);
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [error, setError] = useState<Message>();
  const [isLocked, setLocked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const draft = messageDraft(viewerId, receiverId);

  useEffect(() => {
    setText((now) => now || (messageDraft(viewerId, receiverId).read() ?? ''));
  }, [viewerId, receiverId]);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setLocked(false), lockFor);
    return () => clearTimeout(timer);
  }, [isLocked]);
  useForgottenAddresses(chosen);

  const write = (next: string) => {
    setText(next);
    setError(next.trim().length > messageLimits.content ? messageSentences.tooLong : undefined);
    if (next.trim() === '') draft.forget();
    else draft.keep(next);
    if (next !== '') onTyping();
  };

  const addFiles = (files: readonly File[]) => {
    const refusals = files.flatMap((file) => refusalOf('picture', file) ?? []);
    const fit = files.filter((file) => refusalOf('picture', file) === null);
    const room = messageLimits.pictures - chosen.length;
    if (fit.length > room) refusals.push(messageSentences.tooManyPictures);
    setError(refusals[0]);
    const added = fit.slice(0, room).map((file) => ({ file, address: URL.createObjectURL(file) }));
    setChosen([...chosen, ...added]);
  };

  const voice = useVoiceButton({ viewerId, place: `chat_${receiverId}`, onSpeak });
  const saved = useReplyBox({ text, name, box, onWrite: write });
  const isEmpty = text.trim() === '' && chosen.length === 0;

  const send = async () => {
    const content = text.trim();
    if (isEmpty) {
      setError(t('empty'));
      box.current?.focus();
      return;
    }
    if (content.length > messageLimits.content) {
      setError(messageSentences.tooLong);
      return;
    }
    const forget = draft.forgetLater();
    setText('');
    setChosen([]);
    setError(undefined);
    setLocked(true);
    box.current?.focus();
    await onSend(
      content,
      chosen.map(({ file }) => file),
    );
    // Only now, because until the outbox has stored it, a reload must find the draft.
    forget();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (saved.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    addFiles(files);
  };

  return (
    <>
      <form
        className="composer"
        data-empty={isEmpty ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLocked) void send();
        }}
      >
        {chosen.length > 0 ? (
          <ul className="flex gap-2 pb-2.5">
            {chosen.map((one) => (
              <li key={one.address} className="chosen-picture">
                <img src={one.address} alt={one.file.name} />
                <button
                  type="button"
                  aria-label={t('removePicture', { name: one.file.name })}
                  onClick={() => setChosen(chosen.filter((other) => other !== one))}
                >
                  <X className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {saved.list}
        <div className="composer-row" hidden={voice.bar !== null}>
          <input
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple
            hidden
            aria-label={t('addPictures')}
            onChange={({ target }) => addFiles(takeFiles(target))}
          />
          <IconButton label={t('addPictures')} className="mb-0.5" onClick={() => picker.current?.click()}>
            <ImagePlus />
          </IconButton>
          {saved.button}
          {children}
          <textarea
            ref={box}
            dir="auto"
            className="input composer-box"
            rows={1}
            aria-label={t('writeLabel', { name })}
            placeholder={t('write', { name: name.split(' ')[0] ?? name })}
            value={text}
            {...saved.boxProps}
            {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          {voice.button}
          <Button
            kind="primary"
            type="submit"
            className="composer-send"
            aria-disabled={isEmpty || isLocked}
            aria-label={t('send')}
          >
            <SendHorizontal />
            <span className="max-md:hidden">{t('send')}</span>
          </Button>
        </div>
        {voice.bar}
        <FieldError id={`${id}-error`} message={error} />
        {text.length < shortestContact ? null : (
          <Suspense>
            <ContactNudge text={text} />
          </Suspense>
        )}
        <FieldError id={`${id}-voice`} message={voice.fault} />
      </form>
      {saved.dialog}
    </>
  );
}

/** Revokes unused blob addresses, which the browser would keep otherwise. */
function useForgottenAddresses(chosen: readonly Chosen[]): void {
  const before = useRef<readonly Chosen[]>([]);
  useEffect(() => {
    for (const { address } of before.current) {
      if (!chosen.some((one) => one.address === address)) URL.revokeObjectURL(address);
    }
    before.current = chosen;
  }, [chosen]);
}
