import type { ReactNode } from 'react';
import type { Attachment, Complaint } from '#contracts/complaints/complaints.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Person } from '#web/ui/avatar.tsx';
import { Byline } from '#web/ui/byline.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { AttachedPictures } from './attached-pictures.tsx';

/** The complaint itself and everything that was answered, oldest first. */
export function ComplaintThread({ complaint }: { complaint: Complaint }) {
  const t = useWords(complaintsWords);
  const { complainant, description, pictures, createdAt, messages, status, side } = complaint;
  const isUnanswered = messages.length === 0 && status === 'OPEN';
  const desk = { id: 0, name: t('desk') };
  return (
    <>
      <Words person={complainant} line={formatMoment(createdAt)} content={description} pictures={pictures} />
      <section aria-labelledby="answers">
        <h2 id="answers" className="sr-only">
          {t('thread')}
        </h2>
        {isUnanswered && side !== 'DESK' ? <p className="meta mt-6">{t('nobodyYet')}</p> : null}
        <ol className="complaint-thread" aria-live="polite" aria-relevant="additions">
          {messages.map(({ id, author, content, pictures: attached, createdAt: at }) => (
            <li key={id}>
              <Words person={author ?? desk} line={formatMoment(at)} content={content} pictures={attached} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

interface WordsProps {
  person: Person;
  line: ReactNode;
  content: string;
  pictures: readonly Attachment[];
}

function Words({ person, line, content, pictures }: WordsProps) {
  return (
    <article aria-label={person.name} className="grid grid-cols-1 gap-3.5">
      <Byline person={person} line={line} />
      <p lang={writtenIn(content)} dir="auto" className="complaint-words">
        {content}
      </p>
      <AttachedPictures pictures={pictures} name={person.name} />
    </article>
  );
}
