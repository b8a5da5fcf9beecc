// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { ErrorState, SmallErrorState } from '#web/ui/error-state.tsx';

type Stage = 'failed' | 'loading' | 'failed again' | 'there';

/** A part of a page that fails; each press of Next or the retry button shows the next stage. */
function Part({ isSmall, then }: { isSmall: boolean; then: readonly Stage[] }) {
  const [step, setStep] = useState(0);
  const stage = ['failed', 'loading', ...then][step];
  const Failure = isSmall ? SmallErrorState : ErrorState;
  const next = () => setStep((now) => now + 1);
  return (
    <>
      <h1>The page</h1>
      <button type="button" onClick={next} onMouseDown={(event) => event.preventDefault()}>
        Next
      </button>
      <section aria-label="Part">
        {stage === 'failed' ? <Failure line="It did not come." onRetry={next} /> : null}
        {stage === 'loading' ? <p role="status">Loading...</p> : null}
        {stage === 'failed again' ? (
          <div>
            <Failure line="Not yet either." onRetry={next} />
          </div>
        ) : null}
        {stage === 'there' ? <h2>What came</h2> : null}
      </section>
    </>
  );
}

const focused = () => document.activeElement;

it.each([false, true])(
  'keeps the focus in the part that is loaded again, and leads it to the heading that comes (small: %s)',
  async (isSmall) => {
    const page = renderPart(<Part isSmall={isSmall} then={['there']} />, asha);
    const button = await screen.findByRole('button', { name: 'Try again' });
    button.focus();
    await page.user.keyboard('{Enter}');
    const part = screen.getByRole('region', { name: 'Part' });
    await waitFor(() => expect(focused()).toBe(part));
    screen.getByRole('button', { name: 'Next' }).click();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'What came' })));
  },
);

it('leads the focus to the heading of the next failure', async () => {
  const page = renderPart(<Part isSmall={false} then={['failed again']} />, asha);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await page.user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Next' }).click();
  await screen.findByText('Not yet either.');
  await waitFor(() => expect(screen.getByRole('alert').contains(focused())).toBe(true));
});

it('leaves the focus where somebody has moved it meanwhile', async () => {
  const page = renderPart(<Part isSmall={false} then={['there']} />, asha);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await page.user.keyboard('{Enter}');
  const next = screen.getByRole('button', { name: 'Next' });
  await waitFor(() => expect(focused()).not.toBe(document.body));
  next.focus();
  next.click();
  await screen.findByRole('heading', { name: 'What came' });
  expect(focused()).toBe(next);
});
