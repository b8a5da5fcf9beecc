import { Link } from 'react-router';
import { notificationKinds } from '#contracts/notifications/kinds/kinds.ts';
import type { Notification } from '#contracts/notifications/notifications.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconNamed } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import { renderNotification } from './render-notification.ts';

interface RowProps {
  notification: Notification;
  /** The time in words. */
  time: string;
  onOpen: () => void;
}

/** One notification: who, what and when; it links to its subject. */
export function NotificationRow({ notification, time, onOpen }: RowProps) {
  const t = useWords(notificationsWords);
  const { type, sender, image, isRead, link } = notification;
  const { icon } = notificationKinds[type];
  return (
    <Link to={link} className="notification" {...(isRead ? {} : { 'data-unread': '' })} onClick={onOpen}>
      {sender === null ? (
        <span className="notification-sign">
          <IconNamed name={icon} />
        </span>
      ) : (
        <span className="relative">
          <Avatar person={sender} />
          <span className="notification-kind">
            <IconNamed name={icon} />
          </span>
        </span>
      )}
      <span className="min-w-0">
        <span className="block leading-[1.38] break-words">
          <Message notification={notification} />
        </span>
        <span className="hint">
          {t(`types.${type}`)} · {time}
        </span>
      </span>
      <span className="flex items-start gap-3">
        {image === null ? null : (
          <span className="block w-10">
            <Picture picture={{ url: image }} alt="" sizes="40px" />
          </span>
        )}
        {isRead ? null : (
          <span className="notification-knot">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
      </span>
    </Link>
  );
}

/** The message, with the words that say who or what in bold. */
function Message({ notification }: { notification: Notification }) {
  const { message, lead } = renderNotification(notification);
  const at = lead === '' ? -1 : message.indexOf(lead);
  if (at < 0) return <WholeNumbers>{message}</WholeNumbers>;
  return (
    <>
      <WholeNumbers>{message.slice(0, at)}</WholeNumbers>
      <b className="font-semibold">{lead}</b>
      <WholeNumbers>{message.slice(at + lead.length)}</WholeNumbers>
    </>
  );
}
