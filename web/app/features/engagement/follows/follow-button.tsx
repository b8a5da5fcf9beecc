import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Button, type ButtonKind } from '#web/ui/button.tsx';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { ServerMark } from '../marks/mark-overlay.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  maker: { id: number; name: string };
  fromServer: ServerMark;
  kind?: ButtonKind;
  /** The quieter style while following. */
  kindWhenOn?: ButtonKind;
  small?: boolean;
  className?: string;
}

/**
 * Follows a maker, sends a request to a private profile, or takes either back; renders nothing beside the viewer's
 * own name.
 */
export function FollowButton({
  maker,
  fromServer,
  kind = 'text',
  kindWhenOn = kind,
  small = true,
  className,
}: FollowButtonProps) {
  const t = useWords(engagementWords, 'follow');
  const { viewer } = useViewer();
  const { on, waits, toggle } = useFollow(maker, fromServer);
  const state = on ? (waits ? 'requested' : 'following') : 'follow';
  if (viewer?.id === maker.id) return null;
  return (
    <Button
      kind={on ? kindWhenOn : kind}
      small={small}
      className={className}
      // The accessible name contains the visible label, so that voice control finds the button.
      aria-label={t(`names.${state}`, { name: maker.name })}
      aria-pressed={on}
      onClick={toggle}
    >
      {t(state)}
    </Button>
  );
}
