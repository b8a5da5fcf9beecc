import { lazy, Suspense, useRef, useState } from 'react';
import { sendReport } from '#web/features/complaints/reports/reports.api.ts';
import { FollowButton } from '#web/features/engagement/follows/follow-button.tsx';
import { useMute } from '#web/features/engagement/mutes/use-mute.ts';
import { MessageLink } from '#web/features/messaging/conversation/message-link.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/floats/menu.tsx';
import { Ellipsis, Flag, Pencil, Send, Volume2, VolumeX } from '#web/ui/icons.tsx';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import type { PublicProfile } from './public-profile.api.ts';

const ReportDialog = lazy(async () => ({
  default: (await fetched(() => import('#web/features/complaints/reports/report-dialog.tsx'))).ReportDialog,
}));
const loadShare = () => fetched(() => import('./profile-share.tsx'));
const ProfileShare = lazy(async () => ({ default: (await loadShare()).ProfileShare }));

/** The actions on a person's profile that the server allows. */
export function ProfileActions({ profile }: { profile: PublicProfile }) {
  const t = useWords(publicProfileWords);
  const { id, name, can, isOwn, isMuted, follow } = profile;
  const setMuted = useMute(profile);
  const [asked, setAsked] = useState<'share' | 'report' | null>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);
  const prepare = () => void loadShare().catch(() => undefined);
  return (
    <div className="profile-actions">
      <div className="profile-meet">
        {can.follow ? (
          <FollowButton maker={profile} fromServer={follow} kind="primary" kindWhenOn="ghost" small={false} />
        ) : null}
        {can.message ? <MessageLink receiverId={id} label={t('message')} /> : null}
        {isOwn ? (
          <ButtonLink to="/profile" prefetch="intent">
            <Pencil />
            {t('edit')}
          </ButtonLink>
        ) : null}
      </div>
      <div className="profile-more">
        <div className="@container profile-share">
          <Button
            ref={shareButton}
            kind="ghost"
            className="w-full px-3!"
            aria-haspopup="dialog"
            onClick={() => setAsked('share')}
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            <Send />
            <span className="sr-only @min-[130px]:not-sr-only">{t('share')}</span>
          </Button>
        </div>
        {can.report ? (
          <Menu label={t('more')} buttonClassName="icon-btn" button={<Ellipsis />}>
            {can.mute ? (
              <button
                type="button"
                role="menuitem"
                className="menu-item"
                onClick={() => void setMuted(!isMuted)}
              >
                {isMuted ? <Volume2 /> : <VolumeX />}
                {t(isMuted ? 'unmute' : 'mute', { name })}
              </button>
            ) : null}
            <button type="button" role="menuitem" className="menu-item" onClick={() => setAsked('report')}>
              <Flag />
              {t('report', { name })}
            </button>
          </Menu>
        ) : null}
      </div>
      {asked === 'share' ? (
        <Suspense fallback={null}>
          <ProfileShare person={profile} opener={shareButton.current} onClose={close} />
        </Suspense>
      ) : null}
      {asked === 'report' ? (
        <Suspense fallback={null}>
          <ReportDialog kind="USER" send={(words) => sendReport('USER', id, words)} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
