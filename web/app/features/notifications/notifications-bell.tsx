import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Bell } from '#web/ui/icons.tsx';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { unreadQuery } from './notifications.api.ts';
import { usePushRenewal } from './push/use-push-renewal.ts';
import { badgeOf } from './unread.ts';
import { useNotificationNews } from './use-notification-news.ts';

const loadPanel = () => fetched(() => import('./notifications-panel.tsx'));
const Panel = lazy(async () => ({ default: (await loadPanel()).NotificationsPanel }));

/** The bell with the unread count; opens the list of notifications. */
export function NotificationsBell() {
  const t = useWords(notificationsWords);
  const [open, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const unread = useQuery({
    ...queryOptions(unreadQuery),
  });
  useNotificationNews();
  usePushRenewal();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list
  useEffect(() => {
    setOpen(false);
  }, [key]);

  const count = unread.data?.count ?? 0;
  const badge = badgeOf(count);
  return (
    <div className="relative">
      <IconButton
        ref={bell}
        label={t('bell', { count, badge })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpen(!open)}
      >
        <Bell />
        {badge === '' ? null : (
          <span className="unread-count absolute top-0.5 right-0" aria-hidden="true">
            {badge}
          </span>
        )}
      </IconButton>
      {open ? (
        <Suspense>
          <Panel unread={unread} bell={bell} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
