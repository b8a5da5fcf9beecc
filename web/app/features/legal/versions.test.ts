import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { privacyEn } from './privacy.en.ts';
import { termsEn } from './terms.en.ts';

const marks = {
  TERMS: { version: '2026-11-26', mark: 'c200a5aebd57' },
  PRIVACY: { version: '2026-11-26', mark: '489b3ac2bd04' },
};

const markOf = (text: object) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

test('a text that people agree to has a new version whenever its words change', () => {
  const why = 'The words changed: give the text the day of the change in agreed-texts.ts, and its mark here';
  const now = {
    TERMS: { version: textVersions.TERMS, mark: markOf(termsEn) },
    PRIVACY: { version: textVersions.PRIVACY, mark: markOf(privacyEn) },
  };
  expect(now, why).toEqual(marks);
});
