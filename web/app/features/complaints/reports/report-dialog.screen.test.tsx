// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { report } from '#contracts/complaints/report.contract.ts';
import { fakeNetwork } from '#tests/support/screen/network.ts';
import { renderPart } from '#tests/support/screen/render-route.tsx';
import { asha } from '#tests/support/screen/samples.ts';
import { Menu } from '#web/ui/floats/menu.tsx';
import { ReportButton } from './report-button.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { sendReport } from './reports.api.ts';

const withMouse = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media === '(hover: hover)' }) as MediaQueryList);

it('asks for the reason first: its first choice has the focus, not the note beneath', async () => {
  withMouse();
  fakeNetwork();
  const { user } = renderPart(<ReportButton kind="DESIGN" targetId={7} className="btn" />, asha);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  const first = await screen.findByRole('radio', { name: 'Advertising or spam' });
  await waitFor(() => expect(document.activeElement).toBe(first));
});

function InMenu() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Menu label="More" button="…">
        <button type="button" role="menuitem" onClick={() => setAsked(true)}>
          Report
        </button>
      </Menu>
      {isAsked ? (
        <ReportDialog
          kind="USER"
          send={(words) => sendReport('USER', 3, words)}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

it('opened from a menu it closes the menu, and gives the focus back to its button once the report is sent', async () => {
  const network = fakeNetwork();
  network.answer(report, { success: true, message: 'Thank you' } as never);
  const { user } = renderPart(<InMenu />, asha);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Report' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Advertising or spam' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});
