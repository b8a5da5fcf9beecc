import type { Actor } from '../people/actors.ts';
import type { TestApp } from '../servers/app.ts';

/** The Hindi title of the tests' usual design, as its maker wrote it. */
export const hindiTitle = 'कतान रेशम लहँगा';

export async function giveHindiTitle({ services }: TestApp, designId: number): Promise<void> {
  const translations = JSON.stringify({ hi: { title: hindiTitle, description: '' } });
  await services.db.$client.query('update designs set translations = $2 where id = $1', [
    designId,
    translations,
  ]);
}

/** Sets the language of these people's site, letters and devices to Hindi. */
export async function readHindi({ services }: TestApp, ...people: Actor[]): Promise<void> {
  for (const { id } of people)
    await services.db.$client.query(
      `insert into appearance_settings (user_id, theme, text_size, language) values ($1, 'light', 'usual', 'hi')`,
      [id],
    );
}
