import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import {
  type TypedTranslations,
  translationsInOne,
} from '#contracts/designs/languages/translations.rules.ts';
import { optionsInOne } from '#contracts/designs/options/options-in-one.ts';
import type { TypedOptions } from '#contracts/designs/options/typed-options.ts';
import { OptionsEditor } from '#web/features/designs/options/building/options-editor.tsx';
import { firstWrongOption, refuseOptions } from '#web/features/designs/options/building/refuse-options.ts';
import {
  type DesignWords,
  readDraft,
  type UploadWords,
  uploadForm,
} from '#web/features/designs/publishing/upload-design.form.ts';
import { UploadFields } from '#web/features/designs/publishing/upload-fields.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import productsWords from '#web/words/en/features/admin/products/products.json';
import { EditForm } from '../editing/edit-form.tsx';
import { type EditKind, type EditPlan, useEdit } from '../editing/use-edit.ts';
import { saveProduct } from './products.api.ts';

const productEdit: EditKind<EditableDesign, UploadWords, DesignWords> = {
  kind: 'edit-product',
  resolver: standardSchemaResolver(uploadForm),
  valuesOf: ({ words }) => words,
  readWords: readDraft,
  markOf: ({ revision }) => String(revision),
  save: ({ id, revision }, words, reason) => saveProduct(id, { ...words, revision, reason }),
  leavesAsItIs: (name, typed) => name === 'measuring' && typed === '',
  textOf(word) {
    if (typeof word !== 'object' || word === null) return String(word);
    return 'questions' in word
      ? optionsInOne(word as TypedOptions)
      : translationsInOne(word as TypedTranslations);
  },
  unregistered: { firstWrong: firstWrongOption, refuse: refuseOptions },
  pageOf: (id) => `/admin/products/${id}`,
};

/** Edits the words of a person's design, with the admin's reason. */
export function EditProductForm({ plan }: { plan: EditPlan<EditableDesign> }) {
  const t = useWords(productsWords);
  const { form, edit } = useEdit(productEdit, plan, {
    saved: t('updated'),
    failed: t('error'),
    otherwise: t('failed'),
  });
  return (
    <EditForm
      edit={edit}
      back={productEdit.pageOf(plan.opened.id)}
      reasonHint={t('reasonHint')}
      nameOf={(name) => t(`fields.${name}`)}
    >
      <UploadFields form={form} />
      <OptionsEditor form={form} />
    </EditForm>
  );
}
