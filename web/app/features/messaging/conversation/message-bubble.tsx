import { memo, useRef } from 'react';
import { messageLimits } from '#contracts/messaging/message.rules.ts';
import type { Message } from '#contracts/messaging/messaging.contract.ts';
import { QuoteCard } from '#web/features/quotes/quote-card.tsx';
import { formatClock } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { Check, CheckCheck, CircleAlert, Clock, ImagePlus, RotateCw, X } from '#web/ui/icons.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import outboxWords from '#web/words/en/platform/outbox/outbox.json';
import { contentOf } from '../content-of.ts';
import type { WaitingMessage } from '../outbox/message-call.ts';
import { WaitingPictures } from '../outbox/waiting-pictures.tsx';
import { QuotedDesign } from '../pinned/design-card.tsx';
import { VoicePlayer } from '../voice/voice-player.tsx';
import { WaitingVoice } from '../voice/waiting-voice.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  isRead: boolean;
}

/** One message. */
export const MessageBubble = memo(function MessageBubble({ message, isOwn, isRead }: MessageBubbleProps) {
  const t = useWords(messagingWords);
  const v = useWords(voiceWords);
  const content = useSentence(contentOf(message));
  const isBare = content === '' && !message.design && !message.voice && !message.quote;
  return (
    <li className="message" data-own={isOwn ? '' : undefined} data-message={message.id}>
      <span className="sr-only">{message.sender.name}: </span>
      {message.pictures.length > 0 ? <MessagePictures message={message} /> : null}
      <div className={isBare ? 'message-foot' : 'message-words'}>
        {message.design && !message.quote ? <QuotedDesign design={message.design} /> : null}
        {message.quote ? <QuoteCard quote={message.quote} side={isOwn ? 'MAKER' : 'BUYER'} /> : null}
        {message.voice ? (
          <VoicePlayer {...message.voice} label={isOwn ? v('own') : v('of', { name: message.sender.name })} />
        ) : null}
        {content === '' || message.quote ? null : <MessageText>{content}</MessageText>}
        <span className="message-when num">
          <time dateTime={message.createdAt}>{formatClock(message.createdAt)}</time>
          {isOwn ? (
            <>
              {isRead ? <CheckCheck className="text-indigo" /> : <Check />}
              <span className="sr-only">{isRead ? t('read') : t('sent')}</span>
            </>
          ) : null}
        </span>
      </div>
    </li>
  );
});

interface WaitingBubbleProps {
  userId: number;
  waiting: WaitingMessage;
  onRetry: () => void;
  onDiscard: () => void;
  onPictures: (files: readonly File[]) => void;
}

/** A message that is not sent yet, or that the server has refused. */
export function WaitingBubble({ userId, waiting, onRetry, onDiscard, onPictures }: WaitingBubbleProps) {
  const t = useWords(messagingWords);
  const o = useWords(outboxWords);
  const { content, pictures, voice, refusal, writtenAt, nonce, needsPictures, isOnlyHere } = waiting;
  return (
    <li className="message" data-own="" data-waiting={refusal === null ? '' : undefined}>
      {pictures > 0 ? <WaitingPictures key={String(needsPictures)} userId={userId} nonce={nonce} /> : null}
      <div className={content === '' && !voice ? 'message-foot' : 'message-words'}>
        {voice ? <WaitingVoice userId={userId} nonce={nonce} voice={voice} /> : null}
        {content === '' ? null : <MessageText>{content}</MessageText>}
        <span className="message-when num">
          <time dateTime={writtenAt}>{formatClock(writtenAt)}</time>
          {refusal === null ? <Clock /> : <CircleAlert className="text-bad" />}
          <span className="sr-only">{refusal === null ? o('toBeSent') : t('notSent')}</span>
        </span>
      </div>
      {refusal === null && isOnlyHere ? (
        <p role="alert" className="hint mt-1 text-right">
          {o('onlyHere')}
        </p>
      ) : null}
      {refusal === null ? null : (
        <div role="alert" className="mt-1 grid justify-items-end">
          <p className="text-2 text-bad">{refusal}</p>
          <div className="flex">
            <Button kind="text" small onClick={onDiscard}>
              <X />
              {t('discard')}
            </Button>
            {needsPictures && voice ? null : <SecondTry {...{ needsPictures, onRetry, onPictures }} />}
          </div>
        </div>
      )}
    </li>
  );
}

type SecondTryProps = Pick<WaitingBubbleProps, 'onRetry' | 'onPictures'> &
  Pick<WaitingMessage, 'needsPictures'>;

/** Sends a message again unchanged, or with new pictures if the old ones are lost. */
function SecondTry({ needsPictures, onRetry, onPictures }: SecondTryProps) {
  const t = useWords(messagingWords);
  const picker = useRef<HTMLInputElement>(null);
  return needsPictures ? (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        hidden
        aria-label={t('addPictures')}
        onChange={({ target }) => {
          const files = takeFiles(target).slice(0, messageLimits.pictures);
          if (files.length > 0) onPictures(files);
        }}
      />
      <Button kind="text" small onClick={() => picker.current?.click()}>
        <ImagePlus />
        {t('addPictures')}
      </Button>
    </>
  ) : (
    <Button kind="text" small onClick={onRetry}>
      <RotateCw />
      {t('retry')}
    </Button>
  );
}
