import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { messagesIn } from '#web/platform/i18n/words.ts';
import { privacy } from '#web/words/en/features/legal/privacy.ts';
import { terms } from '#web/words/en/features/legal/terms.ts';

const marks = {
  TERMS: { version: '2026-11-29', mark: '3ce1d6b01870' },
  PRIVACY: { version: '2026-11-28', mark: '32a1f6ce3cc8' },
};

interface AgreedWords {
  lead: string;
  sections: readonly { paragraphs: readonly string[] }[];
}

/** A hash of the sentences that people agree to, without headings and paragraph breaks. */
const markOf = ({ lead, sections }: AgreedWords) =>
  createHash('sha256')
    .update([lead, ...sections.flatMap(({ paragraphs }) => paragraphs)].join(' '))
    .digest('hex')
    .slice(0, 12);

test('a text that people agree to has a new version whenever its words change', () => {
  const why = 'The words changed: give the text the day of the change in agreed-texts.ts, and its mark here';
  const now = {
    TERMS: { version: textVersions.TERMS, mark: markOf(messagesIn(terms, 'en')) },
    PRIVACY: { version: textVersions.PRIVACY, mark: markOf(messagesIn(privacy, 'en')) },
  };
  expect(now, why).toEqual(marks);
});
