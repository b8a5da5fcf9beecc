import { useId } from 'react';
import { designConditions, designSizes } from '#contracts/designs/attributes.ts';
import { categories } from '#contracts/designs/categories.ts';
import { knownColours, knownMaterials } from '#contracts/designs/known-names.ts';
import { guessMeasuring, measurings } from '#contracts/measurements/measuring.ts';
import { colourOf, materialOf } from '#web/platform/cloth/cloth.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { OtherLanguages } from '../languages/other-languages.tsx';
import { DescriptionField } from './description-field.tsx';
import { DiscountHint } from './price-preview.tsx';
import type { UploadForm } from './upload-design.form.ts';

const pair = 'grid gap-5 sm:grid-cols-2';

/** The text and number fields of a design. */
export function UploadFields({ form }: { form: UploadForm }) {
  const id = useId();
  const t = useWords(uploadDesignWords, 'fields');
  const {
    register,
    formState: { errors },
  } = form;
  const [chosen, category, title, size, condition] = form.watch([
    'measuring',
    'category',
    'title',
    'size',
    'condition',
  ]);
  const guess = guessMeasuring({ category: category ?? '', title: title ?? '', size: size ?? '' });
  const kind = chosen || guess;
  // A design that is made to order has no condition yet. One saved earlier is still shown, so that it can be removed.
  const asksCondition = (kind === 'SIZED' && size !== '') || condition !== '';
  const optional = (label: string) => (
    <>
      {label} <OptionalMark />
    </>
  );
  return (
    <div className="grid gap-5">
      <h2 className="title-3">{t('about')}</h2>
      <Field label={t('title')} error={errors.title?.message}>
        {(control) => (
          <TextInput {...control} {...register('title')} placeholder={t('titleExample')} autoComplete="off" />
        )}
      </Field>
      <DescriptionField form={form} />
      <OtherLanguages form={form} />
      <div className={pair}>
        <Field label={t('category')} error={errors.category?.message}>
          {(control) => (
            <Select {...control} {...register('category')} defaultValue="">
              <option value="" disabled>
                {t('chooseCategory')}
              </option>
              {categories.map((name) => (
                <option key={name} value={name}>
                  {labelOf('category', name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('completionTime')} hint={t('completionHint')} error={errors.completionTime?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('completionTime')}
              placeholder={t('completionExample')}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className={pair}>
        <Field label={optional(t('materialOne'))} error={errors.materialOne?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('materialOne')}
              list={`${id}-materials`}
              placeholder={t('materialOneExample')}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={optional(t('materialTwo'))} error={errors.materialTwo?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('materialTwo')}
              list={`${id}-materials`}
              placeholder={t('materialTwoExample')}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className={pair}>
        <Field label={t('price')} error={errors.price?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('price')}
              className="num"
              inputMode="decimal"
              placeholder="12500"
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label={optional(t('discount'))}
          hint={<DiscountHint control={form.control} />}
          error={errors.discount?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...register('discount')}
              className="num"
              inputMode="numeric"
              placeholder="0"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Field label={t('measuring')} hint={t(`measuringHint.${kind}`)} error={errors.measuring?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('measuring', {
              onChange: ({ target }) => {
                if (target.value !== '' && target.value !== 'SIZED') form.setValue('condition', '');
              },
            })}
          >
            <option value="">{t('measuringAsUsual', { kind: t(`measuringOf.${guess}`) })}</option>
            {measurings.map((each) => (
              <option key={each} value={each}>
                {t(`measuringOf.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <h2 className="title-3 mt-3">{t('more')}</h2>
      <div className={pair}>
        <Field label={optional(t('brand'))} error={errors.brand?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('brand')}
              placeholder={t('brandExample')}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={optional(t('color'))} error={errors.color?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('color')}
              list={`${id}-colours`}
              placeholder={t('colorExample')}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className={pair}>
        <Field label={optional(t('size'))} error={errors.size?.message}>
          {(control) => (
            <Select
              {...control}
              {...register('size', {
                onChange: ({ target }) => {
                  if (target.value === '') form.setValue('condition', '');
                },
              })}
            >
              <option value="">{t('noSize')}</option>
              {designSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </Select>
          )}
        </Field>
        {asksCondition ? (
          <Field label={optional(t('condition'))} error={errors.condition?.message}>
            {(control) => (
              <Select {...control} {...register('condition')}>
                <option value="">{t('noCondition')}</option>
                {designConditions.map((condition) => (
                  <option key={condition} value={condition}>
                    {labelOf('condition', condition)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
      </div>
      <datalist id={`${id}-materials`}>
        {knownMaterials.map((name) => (
          <option key={name} value={name}>
            {materialOf(name)}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-colours`}>
        {knownColours.map((name) => (
          <option key={name} value={name}>
            {colourOf(name)}
          </option>
        ))}
      </datalist>
    </div>
  );
}
