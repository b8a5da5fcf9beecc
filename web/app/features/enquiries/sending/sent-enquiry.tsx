import { Link } from 'react-router';
import type { SentEnquiry } from '#contracts/enquiries/sending/sending.contract.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessageCircle } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import { EnquiryBadge } from '../status-badge.tsx';
import { WordsOrVoice } from '../words-or-voice.tsx';

/** An enquiry of the viewer's: its design, its maker and the answers. */
export function SentEnquiryRow({ enquiry }: { enquiry: SentEnquiry }) {
  const t = useWords(enquiriesWords);
  const v = useWords(voiceWords);
  const { voice, status, createdAt, design, image, maker, replies } = enquiry;
  return (
    <article aria-label={design.title} className="grid grid-cols-[64px_minmax(0,1fr)] gap-4 py-6">
      {image === null ? (
        <span className="picture block self-start" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="64px" className="self-start" />
      )}
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2
              lang={design.titleLang}
              dir="auto"
              className="font-display text-5 leading-[1.25] wrap-anywhere"
            >
              {design.isShown ? (
                <Link to={`/product/${design.id}`} prefetch="intent" className="hover:underline">
                  {design.title}
                </Link>
              ) : (
                design.title
              )}
            </h2>
            <p className="meta num">
              {t('sent.to', { maker: maker.name, when: formatMoment(createdAt) })}
              {design.isShown ? '' : ` · ${t('designGone')}`}
            </p>
          </div>
          <EnquiryBadge status={status} />
        </div>
        <WordsOrVoice words={enquiry} voice={voice} label={v('own')} />
        {replies.length === 0 ? (
          <p className="meta">{t('sent.waiting', { maker: maker.name })}</p>
        ) : (
          <ol className="grid gap-4" aria-label={t('sent.answers')}>
            {replies.map((reply) => (
              <li key={reply.id} className="enquiry-answer">
                <WordsOrVoice words={reply} voice={reply.voice} label={v('of', { name: maker.name })} />
                <p className="hint mt-1.5">
                  {t('sent.answered', { maker: maker.name, when: formatMoment(reply.createdAt) })}
                </p>
              </li>
            ))}
          </ol>
        )}
        <div>
          <ButtonLink
            kind="ghost"
            small
            to={`/chat?receiverId=${maker.id}${design.isShown ? `&designId=${design.id}` : ''}`}
            prefetch="intent"
          >
            <MessageCircle />
            {t('chat', { name: maker.name })}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
