import { type ComponentType, useEffect, useState } from 'react';
import { fetched } from '#web/platform/network/fetched.ts';
import { whenIdle } from '#web/platform/network/when-idle.ts';
import { ownOutbox } from '#web/platform/outbox/outbox-owner.ts';
import { outboxPrefix } from '#web/platform/outbox/outbox-prefix.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';

/** The outbox line of the signed-in person; nothing for visitors. */
export function OutboxStrip() {
  const { viewer } = useViewer();
  return viewer === null ? null : <OutboxOf key={viewer.id} userId={viewer.id} />;
}

function OutboxOf({ userId }: { userId: number }) {
  const [Line, setLine] = useState<ComponentType<{ userId: number }> | null>(null);
  useEffect(() => {
    return ownOutbox(userId);
  }, [userId]);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { OutboxLine } = await fetched(() => import('./outbox-line.tsx'));
      if (!isGone) setLine(() => OutboxLine);
    };
    // Always loaded, because it could not be loaded without a network.
    const forget = holdsSomething(userId) ? void load() : whenIdle(() => void load());
    return () => {
      isGone = true;
      forget?.();
    };
  }, [userId]);
  return Line && <Line userId={userId} />;
}

function holdsSomething(userId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix(userId)));
  } catch {
    return false;
  }
}
