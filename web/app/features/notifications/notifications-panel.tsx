import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationRow } from './notification-row.tsx';
import { agoOf } from './notification-times.ts';
import { markOpened } from './notifications.api.ts';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import type { Unread } from './unread.ts';
import { useAgo } from './use-ago.ts';

interface PanelProps {
  unread: UseQueryResult<Unread>;
  bell: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The unread notifications: a popover of the bell if there is room, otherwise a bottom sheet. */
export function NotificationsPanel(props: PanelProps) {
  const [hangs] = useState(() => window.matchMedia('(min-width: 56.25rem)').matches);
  return hangs ? <HangingPanel {...props} /> : <SheetPanel {...props} />;
}

function SheetPanel({ unread, onClose }: PanelProps) {
  const t = useWords(notificationsWords);
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <div className="-mx-(--tb-gutter) -mt-3 -mb-6">
        <div className="flex items-center justify-between px-(--tb-gutter) pb-2">
          <SeeAll onChosen={onClose} />
          <MarkAllRead count={unread.data?.count ?? 0} />
        </div>
        <div className="stitch" />
        <UnreadList unread={unread} onChosen={onClose} />
      </div>
    </Dialog>
  );
}

function HangingPanel({ unread, bell, onClose }: PanelProps) {
  const t = useWords(notificationsWords);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  const closeOn = useEffectEvent((event: PointerEvent | KeyboardEvent) => {
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      bell.current?.focus();
      onClose();
    } else if (
      event.target instanceof Node &&
      !box.current?.contains(event.target) &&
      !bell.current?.contains(event.target)
    ) {
      onClose();
    }
  });
  useEffect(() => {
    box.current?.focus();
    const onEvent = (event: PointerEvent | KeyboardEvent) => closeOn(event);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('keydown', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('keydown', onEvent);
    };
  }, []);

  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="popover notifications-popover absolute top-[calc(100%+28px)] -right-16 z-40"
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-2.5">
        <h2 id={id} className="title-3">
          {t('title')}
        </h2>
        <MarkAllRead count={unread.data?.count ?? 0} />
      </div>
      <div className="stitch" />
      <div className="max-h-[min(600px,68dvh)] overflow-y-auto overscroll-contain">
        <UnreadList unread={unread} onChosen={onClose} />
      </div>
      <div className="border-t border-seam px-5 py-1">
        <SeeAll onChosen={onClose} />
      </div>
    </div>
  );
}

function SeeAll({ onChosen }: { onChosen: () => void }) {
  const t = useWords(notificationsWords);
  return (
    <Link
      to="/notifications"
      prefetch="intent"
      className="link meta inline-flex min-h-11 items-center"
      onClick={onChosen}
    >
      {t('seeAll')}
    </Link>
  );
}

/** The list in its four states. */
function UnreadList({ unread, onChosen }: { unread: UseQueryResult<Unread>; onChosen: () => void }) {
  const t = useWords(notificationsWords);
  const client = useQueryClient();
  const { now, wordsOf } = useAgo();
  if (unread.data === undefined) {
    if (!unread.isError) return <NotificationsSkeleton rows={3} />;
    return <ErrorState line={sentenceOf(unread.error, t('failed'))} onRetry={() => void unread.refetch()} />;
  }
  const { notifications } = unread.data;
  if (notifications.length === 0) return <p className="meta px-5 py-9 text-center">{t('empty')}</p>;
  return (
    <ul className="divide-y divide-seam">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow
            notification={notification}
            time={wordsOf(agoOf(notification.createdAt, now), notification.createdAt)}
            onOpen={() => {
              markOpened(client, notification);
              onChosen();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
