import { lazy, Suspense, useState } from 'react';
import type { ChatUser } from '#contracts/messaging/messaging.contract.ts';
import { sendReport } from '#web/features/complaints/reports/reports.api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Menu } from '#web/ui/floats/menu.tsx';
import { Ban, Ellipsis, Flag } from '#web/ui/icons.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { useBlock } from './use-block.ts';

const ReportDialog = lazy(async () => ({
  default: (await fetched(() => import('#web/features/complaints/reports/report-dialog.tsx'))).ReportDialog,
}));

interface ConversationMenuProps {
  person: ChatUser;
  isBlocked: boolean;
}

/** The menu of actions on the other person. */
export function ConversationMenu({ person, isBlocked }: ConversationMenuProps) {
  const t = useWords(messagingWords);
  const setBlocked = useBlock(person);
  const [asked, setAsked] = useState<'block' | 'report' | null>(null);
  const close = () => setAsked(null);
  const { name } = person;
  return (
    <>
      <Menu label={t('options')} buttonClassName="icon-btn" button={<Ellipsis />}>
        {isBlocked ? (
          <button type="button" role="menuitem" className="menu-item" onClick={() => void setBlocked(false)}>
            <Ban />
            {t('unblock')}
          </button>
        ) : (
          <button type="button" role="menuitem" className="menu-item" onClick={() => setAsked('block')}>
            <Ban />
            {t('block', { name })}
          </button>
        )}
        <button type="button" role="menuitem" className="menu-item" onClick={() => setAsked('report')}>
          <Flag />
          {t('report', { name })}
        </button>
      </Menu>
      <Dialog open={asked === 'block'} onClose={close} title={t('blockTitle', { name })}>
        <div className="grid gap-5">
          <p className="text-ink-2">{t('blockLine', { name })}</p>
          <div className="dialog-acts">
            <Button kind="ghost" onClick={close}>
              {t('keep')}
            </Button>
            <Button
              kind="destructive"
              onClick={() => {
                close();
                void setBlocked(true);
              }}
            >
              {t('block', { name })}
            </Button>
          </div>
        </div>
      </Dialog>
      {asked === 'report' ? (
        <Suspense>
          <ReportDialog kind="USER" send={(words) => sendReport('USER', person.id, words)} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
