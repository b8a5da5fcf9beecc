import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { BookPerson } from '#contracts/measurements/book/book.fields.ts';
import { bookBodies, relations } from '#contracts/measurements/book/book.rules.ts';
import { units } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { usePersonForm } from './use-person-form.ts';

interface PersonDialogProps {
  /** Null for a new one. */
  person: BookPerson | null;
  /** There is one entry of oneself at most. */
  hasSelf: boolean;
  onClose: () => void;
}

/** Adds a person to the book, or changes one. */
export function PersonDialog({ person, hasSelf, onClose }: PersonDialogProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const navigate = useNavigate();
  const { form, isSaving, save } = usePersonForm(person, hasSelf ? '' : 'SELF', async (saved) => {
    onClose();
    if (person === null) await navigate(`/naap/${saved.id}`);
  });
  const {
    register,
    formState: { errors },
  } = form;
  const [relation, body] = form.watch(['relation', 'body']);
  const offered = relations.filter((one) => one !== 'SELF' || !hasSelf || person?.relation === 'SELF');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) save();
  };
  const isSelf = relation === 'SELF';
  const name = t('name');
  return (
    <Dialog open onClose={onClose} title={person ? t('editPerson') : t('newPerson')}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t('relation')} error={errors.relation?.message}>
          {(control) => (
            <Select {...control} {...register('relation')}>
              <option value="">{t('choose')}</option>
              {offered.map((one) => (
                <option key={one} value={one}>
                  {t(`relations.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={isSelf && person === null ? <Optional>{name}</Optional> : name}
          hint={isSelf && person === null ? t('nameOfSelf') : undefined}
          error={errors.name?.message}
        >
          {(control) => <TextInput {...control} {...register('name')} autoComplete="off" />}
        </Field>
        <fieldset>
          <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('body')}</legend>
          <div className="grid grid-cols-3 gap-2.5">
            {bookBodies.map((one) => (
              <label key={one} className="choice">
                <input type="radio" value={one} {...register('body')} />
                <span className="leading-[1.35]">{t(`bodies.${one}`)}</span>
              </label>
            ))}
          </div>
          <FieldError message={errors.body?.message} />
        </fieldset>
        {body === 'child' ? (
          <Field
            label={<Optional>{t('birthYear')}</Optional>}
            hint={t('birthYearHint')}
            error={errors.birthYear?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('birthYear')}
                className="num"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        ) : null}
        <fieldset>
          <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('unit')}</legend>
          <div className="grid grid-cols-2 gap-2.5">
            {units.map((one) => (
              <label key={one} className="choice">
                <input type="radio" value={one} {...register('unit')} />
                <span className="leading-[1.35]">{measurements(`units.${one}`)}</span>
              </label>
            ))}
          </div>
          <FieldError message={errors.unit?.message} />
        </fieldset>
        <FieldError message={errors.root?.message} />
        <div className="dialog-acts">
          <Button kind="ghost" onClick={onClose}>
            {measurements('cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={isSaving && measurements('saving')}>
            {person ? t('savePerson') : t('add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
