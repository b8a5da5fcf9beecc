import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Takedown } from '#contracts/designs/takedown.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import takedownWords from '#web/words/en/features/designs/takedowns/takedown.json';
import { AppealDialog } from './appeal-dialog.tsx';

interface TakedownNoticeProps {
  designId: number;
  takedown: Takedown;
}

/** Tells the maker why their design is hidden, and how to appeal or the result of the appeal. */
export function TakedownNotice({ designId, takedown: { reason, hiddenAt, appeal } }: TakedownNoticeProps) {
  const t = useWords(takedownWords);
  const [asks, setAsks] = useState(false);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-3">
        <QuotedWords name={t('why')} words={reason}>
          <span className="hint num">{t('since', { day: formatShortDay(hiddenAt) })}</span>
        </QuotedWords>
        {appeal === null ? null : (
          <QuotedWords name={t('yours')} words={appeal.words}>
            {appeal.answer === null ? (
              <span className="hint num">{t('waits', { day: formatShortDay(appeal.sentAt) })}</span>
            ) : null}
          </QuotedWords>
        )}
        {appeal?.answer ? (
          <QuotedWords name={t('answer')} words={appeal.answer}>
            <Link to="/complaints" className="link meta">
              {t('stays')}
            </Link>
          </QuotedWords>
        ) : null}
      </dl>
      {appeal === null ? (
        <>
          <p className="meta">{t('canAppeal')}</p>
          <div>
            <Button onClick={() => setAsks(true)}>{t('appeal')}</Button>
          </div>
        </>
      ) : null}
      {asks ? <AppealDialog designId={designId} onClose={() => setAsks(false)} /> : null}
    </div>
  );
}

function QuotedWords({ name, words, children }: { name: string; words: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd lang={writtenIn(words)} dir="auto" className="wrap-anywhere whitespace-pre-line">
        {words}
      </dd>
      {children ? <dd>{children}</dd> : null}
    </div>
  );
}
