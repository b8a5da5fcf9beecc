// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { messagesIn } from '#web/platform/i18n/words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { FailurePage } from './failure-page.tsx';

it('says what to do about an error that has no sentence of its own', async () => {
  renderPart(<FailurePage error={new Error('planted')} />, null);
  await screen.findByText(messagesIn(shellWords, 'en').failure.line);
});
