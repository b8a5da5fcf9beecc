import { type ActFacts, actFields } from '#contracts/admin/audit/acts.rules.ts';
import type { updateProduct } from '#contracts/admin/products/products.contract.ts';
import type { EditableDesign } from '#contracts/designs/edit-design.contract.ts';
import { translationsInOne } from '#contracts/designs/languages/translations.rules.ts';
import { optionsInOne } from '#contracts/designs/options/options-in-one.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { editAnothersDesign, loadAnothersDesign } from '#server/modules/designs/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';

interface Whose {
  designId: number;
  adminId: number;
}

/** Throws NOT_FOUND, FORBIDDEN for the admin's own. */
export function loadProductToEdit(services: Services, whose: Whose): Promise<EditableDesign> {
  return inTransaction(services.db, (tx) => loadAnothersDesign(services, tx, whose));
}

/**
 * Changes the texts of a design and logs each change. Throws NOT_FOUND, FORBIDDEN for the admin's own, CONFLICT if it
 * has changed meanwhile.
 */
export function editProduct(
  services: Services,
  { designId, adminId }: Whose,
  { reason, ...change }: ParsedOf<typeof updateProduct>['body'],
): Promise<EditableDesign> {
  return inTransaction(services.db, async (tx) => {
    const { before, after } = await editAnothersDesign(services, tx, { designId, adminId, reason, change });
    if (before.revision !== after.revision) {
      const facts = changedFacts(before.words, after.words);
      await recordAct(services, tx, {
        adminId,
        name: 'DESIGN_EDITED',
        subject: 'DESIGN',
        subjectId: designId,
        ...facts,
        reason,
      });
    }
    return after;
  });
}

function changedFacts(before: EditableDesign['words'], after: EditableDesign['words']) {
  const facts: { before: ActFacts; after: ActFacts } = { before: {}, after: {} };
  for (const field of actFields) {
    if (!isWord(field, before)) continue;
    const [was, is] = [textOf(before, field), textOf(after, field)];
    if (was === is) continue;
    facts.before[field] = was;
    facts.after[field] = is;
  }
  return facts;
}

function textOf(words: EditableDesign['words'], field: keyof EditableDesign['words']): string {
  if (field === 'translations') return translationsInOne(words.translations);
  return field === 'options' ? optionsInOne(words.options) : words[field];
}

function isWord(
  field: string,
  words: EditableDesign['words'],
): field is Extract<keyof EditableDesign['words'], (typeof actFields)[number]> {
  return field in words;
}
