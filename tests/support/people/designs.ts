import { languageOfWords } from '#contracts/designs/languages/translations.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';

type NewDesign = typeof designs.$inferInsert;

let count = 0;

/**
 * Inserts a published design, for tests that read designs. Each is newer than the one before. The caller
 * updates stored totals.
 */
export async function insertDesign(
  db: Executor,
  design: Pick<NewDesign, 'makerId'> & Partial<NewDesign>,
): Promise<number> {
  count += 1;
  const words = {
    title: `Ajrakh stole ${count}`,
    description: 'Block printed by hand in Bhuj, with indigo and madder.',
    ...design,
  };
  const [row] = await db
    .insert(designs)
    .values({
      language: languageOfWords(words),
      category: 'Accessories',
      pricePaise: 249_900,
      completionDays: 12,
      pictures: [{ key: `ajrakh${count}`, width: 1080, height: 1350, placeholder: '' }],
      status: 'PUBLISHED',
      publishedAt: new Date(Date.UTC(2026, 8, 1) + count * 1000),
      ...words,
    })
    .returning({ id: designs.id });
  if (!row) throw new Error('The design was not inserted');
  return row.id;
}
