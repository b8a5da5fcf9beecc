import { lazy, Suspense, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { useStore } from '#web/platform/store/store.ts';
import { ImagePlus, MessageCirclePlus, Upload } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { type QuickAction, quickAction } from './quick-action.ts';
import { UploadLink } from './upload-link.tsx';
import { useSignInFirst } from './use-sign-in-first.ts';

const CreateStory = lazy(async () => ({
  default: (await fetched(() => import('#web/features/stories/create-story.tsx'))).CreateStory,
}));
const StartChat = lazy(async () => ({
  default: (await fetched(() => import('#web/features/messaging/inbox/start-chat.tsx'))).StartChat,
}));

/** Common actions, beneath the side navigation. */
export function QuickActions() {
  const t = useWords(shellWords, 'nav');
  return (
    <div>
      <p className="caps mb-1.5 pl-4">{t('quickActions')}</p>
      <UploadLink className="side-link text-base!">
        <Upload />
        <span>{t('uploadDesign')}</span>
      </UploadLink>
      <QuickButton action="story" />
      <QuickButton action="chat" />
    </div>
  );
}

const faces = { story: ImagePlus, chat: MessageCirclePlus } as const;

function QuickButton({ action }: { action: QuickAction }) {
  const t = useWords(shellWords, 'nav');
  const signInFirst = useSignInFirst(action);
  const Face = faces[action];
  return (
    <button
      type="button"
      className="side-link w-full text-base!"
      aria-haspopup="dialog"
      onClick={() => {
        if (!signInFirst.isNeeded()) quickAction.set(action);
      }}
    >
      <Face />
      <span>{t(action === 'story' ? 'createStory' : 'startChat')}</span>
    </button>
  );
}

/**
 * The dialogs of the quick actions: loaded when first opened, then kept mounted, so that typed text survives closing.
 */
export function QuickActionDialogs() {
  const opened = useStore(quickAction);
  const close = () => quickAction.set(null);
  const [known, setKnown] = useState<readonly QuickAction[]>([]);
  if (opened !== null && !known.includes(opened)) setKnown([...known, opened]);
  return (
    <Suspense>
      {known.includes('story') ? <CreateStory open={opened === 'story'} onClose={close} /> : null}
      {known.includes('chat') ? <StartChat open={opened === 'chat'} onClose={close} /> : null}
    </Suspense>
  );
}
