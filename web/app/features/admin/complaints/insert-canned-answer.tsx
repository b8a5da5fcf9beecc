import { useState } from 'react';
import { Link } from 'react-router';
import { fillPlaceholders } from '#contracts/admin/complaints/complaints.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageQuery } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import deskWords from '#web/words/en/features/admin/complaints/desk.json';
import { cannedAnswersQuery } from './canned-answers.api.ts';
import { useCannedAnswerNews } from './use-desk-news.ts';

interface InsertCannedAnswerProps {
  /** The complainant's name. */
  name: string;
  ticket: string;
  onInsert: (words: string) => void;
}

/** Inserts a canned answer into the answer, with its placeholders filled in. */
export function InsertCannedAnswer({ name, ticket, onInsert }: InsertCannedAnswerProps) {
  const t = useWords(deskWords, 'insert');
  useCannedAnswerNews();
  const { data: answers = [], isSuccess } = usePageQuery(cannedAnswersQuery, null);
  const [chosenId, setChosenId] = useState('');
  const chosen = answers.find(({ id }) => String(id) === chosenId);
  const manage = (
    <Link to="/admin/complaints/canned-answers" className="link reach">
      {t('manage')}
    </Link>
  );
  if (isSuccess && answers.length === 0) {
    return (
      <p className="meta">
        {t('none')} {manage}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('label')} aside={manage} className="min-w-0 flex-1 basis-56">
        {(control) => (
          <Select
            {...control}
            value={chosen ? chosenId : ''}
            onChange={({ target }) => setChosenId(target.value)}
          >
            <option value="">{t('choose')}</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        className="mb-1.5"
        disabled={chosen === undefined}
        onClick={() => chosen && onInsert(fillPlaceholders(chosen.content, { name, ticket }))}
      >
        {t('insert')}
      </Button>
    </div>
  );
}
