import { type FormEvent, useState } from 'react';
import type { HouseLetter, HouseLetterWords } from '#contracts/admin/letters/house-letters.contract.ts';
import { houseLetterLimits } from '#contracts/admin/letters/house-letters.rules.ts';
import { inEachLocale, type Locale, localeNames, locales } from '#contracts/platform/locales.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import lettersWords from '#web/words/en/features/admin/letters/letters.json';
import { useDeleteLetter, useKeepLetter, usePreviewLetter } from './letters.api.ts';

const nothing = { subject: '', text: '' };
type Typed = Record<Locale, typeof nothing>;

const readWords = fieldsLike<typeof nothing>(nothing);
/**
 * The draft of a letter. Its key contains the letter's version, so it is restored only over the version it was typed
 * on.
 */
const letterDraft = makeDraft<Partial<Typed>>({
  kind: 'house-letter',
  parse: (kept) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const words = readWords(Object(kept)[locale]);
        return words === null ? [] : [[locale, { ...nothing, ...words }]];
      }),
    ),
});

/** Leaves out languages with no text; English is always included. */
function wordsFrom(typed: Typed): HouseLetterWords {
  const written = inEachLocale((locale) =>
    typed[locale].subject || typed[locale].text ? typed[locale] : null,
  );
  return { ...written, en: typed.en };
}

/** A letter in each language, with its preview. */
export function LetterDialog({ opened, onClose }: { opened: HouseLetter | null; onClose: () => void }) {
  const t = useWords(lettersWords);
  const [locale, setLocale] = useState<Locale>('en');
  const { viewer } = useViewer();
  const draft = useDraft<Typed>(
    letterDraft(viewer?.id ?? null, opened ? `${opened.id}-${opened.version}` : 'new'),
    inEachLocale((locale) => opened?.words[locale] ?? nothing),
  );
  const typed = draft.words;
  const [error, setError] = useState<string>();
  const [keep, remove, preview] = [useKeepLetter(), useDeleteLetter(), usePreviewLetter()];
  const change = (words: Partial<typeof nothing>) => {
    draft.change({ [locale]: { ...typed[locale], ...words } });
    setError(undefined);
    preview.reset();
  };
  const attempt = async (act: () => Promise<unknown>, done?: string) => {
    const clear = draft.clearLater();
    try {
      await act();
      if (done === undefined) return;
      clear();
      toast.good(done);
      onClose();
    } catch (failure) {
      setError(sentenceOf(failure, t('keepFailed')));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(() => keep.mutateAsync({ draft: opened, words: wordsFrom(typed) }), t('kept'));
  };
  return (
    <Dialog open onClose={onClose} title={t(opened ? 'edit' : 'write')}>
      <form method="post" className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('language')} hint={t('languageHint')}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={({ target }) => {
                setLocale(locales.find((each) => each === target.value) ?? 'en');
                preview.reset();
              }}
            >
              {locales.map((each) => (
                <option key={each} value={each}>
                  {localeNames[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('subject')}>
          {(control) => (
            <TextInput
              {...control}
              lang={locale}
              maxLength={houseLetterLimits.subject}
              value={typed[locale].subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
        <Field label={t('text')} hint={t('textHint')}>
          {(control) => (
            <TextArea
              {...control}
              lang={locale}
              rows={8}
              maxLength={houseLetterLimits.text}
              value={typed[locale].text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <FieldError message={error} />
        {preview.data ? (
          <div className="slip grid gap-2 p-4" lang={locale}>
            <p className="font-semibold wrap-anywhere">{preview.data.subject}</p>
            <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{preview.data.text}</p>
          </div>
        ) : null}
        <div className="sheet-foot btn-row">
          <Button kind="primary" type="submit" busy={keep.isPending && t('keeping')}>
            {t('keepDraft')}
          </Button>
          <Button
            busy={preview.isPending && t('keeping')}
            onClick={() => attempt(() => preview.mutateAsync({ words: wordsFrom(typed), locale }))}
          >
            {t('preview')}
          </Button>
          {opened ? (
            <Button
              kind="destructive"
              busy={remove.isPending && t('keeping')}
              onClick={() => attempt(() => remove.mutateAsync(opened), t('deleted'))}
            >
              {t('delete')}
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}
