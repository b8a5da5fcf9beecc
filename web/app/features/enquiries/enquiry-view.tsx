import type { EnquiryDetails } from '#contracts/enquiries/enquiries.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writePhone } from '#contracts/profiles/phone-number.ts';
import { ReportButton } from '#web/features/complaints/reports/report-button.tsx';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { FileText, Mail, MessageCircle, Phone } from '#web/ui/icons.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import { AnswerForm } from './answer-form.tsx';
import { EnquiryDesign } from './enquiry-design.tsx';
import { StatusSelect } from './status-select.tsx';
import { WordsOrVoice } from './words-or-voice.tsx';

interface EnquiryViewProps {
  enquiry: EnquiryDetails;
  /** The address of the list it was opened from. */
  inbox: string;
}

/** One enquiry: the asker, the question, the design, the answers so far, and the answer form. */
export function EnquiryView({ enquiry, inbox }: EnquiryViewProps) {
  const t = useWords(enquiriesWords);
  const v = useWords(voiceWords);
  const q = useWords(quotesWords, 'card');
  const { id, name, email, phone, voice, createdAt, design, replies, can, userId } = enquiry;
  return (
    <article className="enquiry-view">
      <BackLink to={inbox} className="md:hidden">
        {t('back')}
      </BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="title-2 wrap-anywhere">{name}</h1>
          <p className="meta mt-1">{formatMoment(createdAt)}</p>
        </div>
        <StatusSelect enquiry={enquiry} />
      </div>
      <EnquiryDesign
        design={enquiry.design}
        image={enquiry.image}
        note={formatRupees(enquiry.design.price)}
      />
      <WordsOrVoice words={enquiry} voice={voice} label={v('of', { name })} className="enquiry-words" />
      <ul className="flex flex-wrap gap-x-6 gap-y-1" aria-label={t('reach')}>
        <Reach
          icon={<Mail />}
          to={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          label={t('mail')}
          words={email}
        />
        {phone === '' ? null : (
          <Reach
            icon={<Phone />}
            to={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            label={t('call')}
            words={writePhone(phone)}
          />
        )}
      </ul>
      {replies.length > 0 ? (
        <ol className="grid gap-4" aria-label={t('answers')}>
          {replies.map((reply) => (
            <li key={reply.id} className="enquiry-answer">
              <WordsOrVoice words={reply} voice={reply.voice} label={v('own')} />
              <p className="hint mt-1.5">{t('answered', { when: formatMoment(reply.createdAt) })}</p>
            </li>
          ))}
        </ol>
      ) : null}
      {can.reply ? <AnswerForm enquiry={enquiry} /> : <p className="meta">{t('answer.enough')}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {can.chat ? (
          <ButtonLink
            kind="ghost"
            to={`/chat?receiverId=${userId}${design.isShown ? `&designId=${design.id}` : ''}`}
            prefetch="intent"
          >
            <MessageCircle />
            {t('chat', { id, name })}
          </ButtonLink>
        ) : null}
        {can.chat ? (
          <ButtonLink kind="ghost" to={`/quotes/new?enquiry=${id}`} prefetch="intent">
            <FileText />
            {q('writeShort')}
          </ButtonLink>
        ) : null}
        <ReportButton kind="ENQUIRY" targetId={id} className="btn btn-text btn-small -mx-2.5" />
      </div>
    </article>
  );
}

interface ReachProps {
  icon: React.ReactNode;
  to: string;
  label: string;
  words: string;
}

function Reach({ icon, to, label, words }: ReachProps) {
  return (
    <li className="min-w-0">
      <a href={to} className="inline-flex min-h-11 max-w-full items-center gap-2 [&>svg]:size-4">
        {icon}
        <span className="sr-only">{label}</span>
        <span className="link num truncate pt-0.5">{words}</span>
      </a>
    </li>
  );
}
