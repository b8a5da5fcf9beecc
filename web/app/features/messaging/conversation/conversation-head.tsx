import { Link } from 'react-router';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { ArrowLeft, BadgeCheck } from '#web/ui/icons.tsx';
import messagingWords from '#web/words/en/features/messaging/messaging.json';
import { presenceLabel } from '../chat-times.ts';
import { type Found, inbox } from '../messaging.api.ts';
import { presenceOf } from '../presence/presence.ts';
import { PresenceSwatch } from '../presence/presence-swatch.tsx';
import { useIsAway } from '../presence/use-is-away.ts';
import { useNow } from '../use-now.ts';
import { useTradeName } from '../use-trade-name.ts';
import { ConversationMenu } from './conversation-menu.tsx';

/** The other person, their presence, and the actions on them. */
export function ConversationHead({ found }: { found: Found }) {
  const t = useWords(messagingWords);
  const tradeName = useTradeName();
  const now = useNow();
  const { person, isBlocked } = found;
  const isAway = useIsAway();
  const { data } = usePageList(inbox, null);
  // The other person's presence is unknown while the viewer is offline.
  const presence = isAway ? null : presenceOf(found, data?.pages ?? []);
  const seen = presence && presenceLabel(presence, now, t);
  return (
    <header className="conversation-head">
      <Link to="/chat" className="icon-btn -ml-3 md:hidden" aria-label={t('back')}>
        <ArrowLeft />
      </Link>
      <PresenceSwatch person={person} isOnline={presence?.isOnline ?? false} />
      <div className="min-w-0 flex-1">
        <h1 className="flex items-center gap-1.5 font-sans text-3 leading-[1.3] font-semibold">
          <Link to={`/publicProfile/${person.id}`} prefetch="none" className="truncate">
            {person.name}
          </Link>
          {person.isVerified ? <BadgeCheck className="-mt-0.5 size-4 text-indigo" /> : null}
        </h1>
        <p className="meta leading-[1.3]!" suppressHydrationWarning>
          {seen ?? [tradeName(person.role), townOf(person.city)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ConversationMenu person={person} isBlocked={isBlocked} />
    </header>
  );
}
