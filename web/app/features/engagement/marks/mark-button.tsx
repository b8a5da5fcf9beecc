import { useState } from 'react';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Bookmark, Heart } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import type { MarkKind } from './engagement.api.ts';
import type { ServerMark } from './mark-overlay.ts';
import { useDesignToggle } from './use-design-toggle.ts';

interface MarkButtonProps {
  kind: MarkKind;
  designId: number;
  fromServer: ServerMark;
  /** Shows the count beside the icon; screen readers get it in any case. */
  counted?: boolean;
  /** Confirms with a toast, as a save always does. */
  says?: boolean;
  className?: string;
}

const icons = { like: Heart, save: Bookmark };

/** A like or save button, filled while on. */
export function MarkButton({
  kind,
  designId,
  fromServer,
  counted = false,
  says = false,
  className,
}: MarkButtonProps) {
  const t = useWords(engagementWords);
  const { on, count, toggle } = useDesignToggle(kind, designId, fromServer, { saysLike: says });
  const [pressed, setPressed] = useState(false);
  const Icon = icons[kind];

  const onClick = () => {
    setPressed(true);
    toggle();
  };
  return (
    <IconButton
      label={t(`${kind}.label`, { count })}
      pressed={on}
      className={classNames(counted && 'mark-counted', className)}
      {...(pressed ? { 'data-swings': '' } : {})}
      onClick={onClick}
    >
      <Icon />
      {counted ? (
        <span className="num pt-0.5 text-2 text-ink-2" aria-hidden="true">
          {formatCount(count)}
        </span>
      ) : null}
    </IconButton>
  );
}
