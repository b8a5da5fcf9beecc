import type { FormEvent } from 'react';
import type { Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { briefLimits, briefSentences } from '#contracts/quotes/briefs/briefs.rules.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import { useLostFiles } from '#web/features/designs/pictures/use-lost-files.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import formWords from '#web/words/en/features/quotes/brief-form.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { BudgetFields, PersonFields, PieceFields } from './brief-fields.tsx';
import { useBriefForm } from './use-brief-form.ts';

interface BriefFormProps {
  viewerId: number;
  /** Null for a new brief. */
  brief: Brief | null;
}

/** Writes a brief; beside it stands what happens next. */
export function BriefForm({ viewerId, brief }: BriefFormProps) {
  const t = useWords(formWords);
  const w = useWords(writingWords);
  const { form, staged, picturesProblem, isBusy, send } = useBriefForm(viewerId, brief);
  const lost = useLostFiles(viewerId, staged.pictures.filter(({ file }) => file !== null).length);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  const isNew = brief === null;
  return (
    <form noValidate className="quote-page" onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
        <PieceFields form={form} />
        <PictureEditor
          staged={staged}
          limit={{
            most: briefLimits.pictures,
            words: t('picturesLimits', { most: briefLimits.pictures }),
            tooMany: briefSentences.pictures,
          }}
          error={picturesProblem ?? (lost > 0 ? w('lost', { count: lost }) : undefined)}
          onTouched={() => undefined}
        />
        <BudgetFields form={form} />
        <PersonFields form={form} />
      </div>
      <div className="quote-side">
        {isNew ? <WhatHappensNext /> : null}
        <div className="sheet-foot grid">
          <Button
            kind="primary"
            type="submit"
            className="w-full"
            busy={isBusy && t(isNew ? 'posting' : 'saving')}
          >
            {t(isNew ? 'post' : 'save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function WhatHappensNext() {
  const t = useWords(formWords);
  return (
    <section aria-labelledby="brief-next" className="grid gap-3 rounded-md bg-sunk px-5 py-5 md:px-6">
      <h2 id="brief-next" className="title-3">
        {t('next')}
      </h2>
      <ol className="brief-steps">
        <li>{t('nextCircle')}</li>
        <li>{t('nextSealed', { most: briefLimits.bids })}</li>
        <li>{t('nextChoose', { days: briefLimits.openDays })}</li>
      </ol>
    </section>
  );
}
