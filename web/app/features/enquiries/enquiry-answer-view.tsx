import { Link } from 'react-router';
import type { EnquiryAnswer } from '#contracts/enquiries/enquiries.contract.ts';
import { useRoleName } from '#web/features/discovery/explore/use-role-name.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Byline } from '#web/ui/byline.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import voiceWords from '#web/words/en/features/messaging/voice/voice.json';
import { AnswerReport } from './answer-report.tsx';
import { EnquiryDesign } from './enquiry-design.tsx';
import { WordsOrVoice } from './words-or-voice.tsx';

/** The question and the maker's answer, marked as the maker's words. */
export function EnquiryAnswerView({ answer }: { answer: EnquiryAnswer }) {
  const t = useWords(enquiriesWords, 'answerPage');
  const roleName = useRoleName();
  const v = useWords(voiceWords);
  const { maker, design, question, questionVoice, askedAt, answers, can } = answer;
  const byline = (
    <Byline
      person={{ id: maker.id, name: maker.name, profileImage: maker.profileImage }}
      verified={maker.isVerified}
      line={roleName(maker.role)}
    />
  );
  return (
    <article className="enquiry-letter">
      <header className="grid gap-2">
        <h1 className="title-1">{t('title')}</h1>
        <p className="text-ink-2">{t('by', { maker: maker.name })}</p>
      </header>
      <EnquiryDesign design={design} image={design.image} note={null} />
      <section className="grid gap-2" aria-label={t('question')}>
        <p className="meta">{t('asked', { when: formatMoment(askedAt) })}</p>
        <WordsOrVoice words={question} voice={questionVoice} label={v('own')} className="enquiry-words" />
      </section>
      <hr className="stitch" />
      {maker.isHere ? (
        <Link to={`/publicProfile/${maker.id}`} prefetch="intent" className="justify-self-start">
          {byline}
        </Link>
      ) : (
        byline
      )}
      <ol className="grid gap-4" aria-label={t('answers')}>
        {answers.map((one) => (
          <li key={one.id} className="enquiry-answer">
            <WordsOrVoice words={one} voice={one.voice} label={v('of', { name: maker.name })} />
            <p className="hint mt-1.5">{formatMoment(one.createdAt)}</p>
            {can.report ? <AnswerReport answer={one} /> : null}
          </li>
        ))}
      </ol>
      <p className="hint max-w-[62ch]">{t('careful')}</p>
      {design.isShown ? (
        <ButtonLink to={`/product/${design.id}`} kind="primary" className="justify-self-start max-sm:w-full">
          {t('toDesign')}
        </ButtonLink>
      ) : null}
    </article>
  );
}
