import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { isSilence, putIntoOutbox } from '#web/platform/outbox/keep-for-later.ts';
import { ownerNow } from '#web/platform/outbox/outbox-owner.ts';
import { pendingMarkOf, usePendingMark } from '#web/platform/outbox/pending-marks.ts';
import type { Draft } from '#web/platform/outbox/waiting.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { type MemberAction, useSignInFirst } from '#web/shell/use-sign-in-first.ts';
import { toast } from '#web/ui/floats/toast.ts';
import engagementWords from '#web/words/en/features/engagement/engagement.json';
import { rememberIntent, takeIntent } from './intent.ts';
import { type ServerMark, settleMark, showMark, useMark } from './mark-overlay.ts';
import { type Mark, markAs, type SerialToggle, serialToggle } from './serial-toggle.ts';

/** Running toggles by mark; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

interface Marking {
  /** Identifies the mark wherever it is shown. */
  key: string;
  action: MemberAction;
  send(wanted: boolean): Promise<Mark>;
  onDone?(done: Mark): void;
  /** The title of the toast after a failure. */
  failed: string;
  /** The outbox entry of a mark; without it, a mark that cannot be sent is reverted. */
  kept?(wanted: boolean): Pick<Draft, 'call' | 'shown' | 'touches'>;
}

/** The data of a mark that waits in the outbox. */
export interface AboutMark {
  key: string;
  on: boolean;
}

export interface SerialMark extends Mark {
  toggle(): void;
}

/** One of the viewer's marks: shown optimistically, sent in order, and reverted with a toast if it fails. */
export function useSerialMark(
  fromServer: ServerMark,
  { key, action, send, onDone, failed, kept }: Marking,
): SerialMark {
  const t = useWords(engagementWords);
  const signInFirst = useSignInFirst(action);
  const known = useMark(key, fromServer);
  const pending = usePendingMark(key);
  const mark = pending === undefined ? known : markAs(known, pending);

  /** The server's last reply, and whether the last press waits in the outbox. */
  let last: Mark = known;
  let isWaiting = false;
  const keep = async (wanted: boolean): Promise<boolean> => {
    const owner = ownerNow();
    if (kept === undefined || owner === null) return false;
    const about: AboutMark = { key, on: wanted };
    isWaiting = await putIntoOutbox(owner, { kind: 'mark', about, subject: key, ...kept(wanted) });
    return isWaiting;
  };

  const start = (): SerialToggle =>
    serialToggle(mark, {
      async send(wanted) {
        isWaiting = false;
        try {
          // While an earlier press waits in the outbox, a later one replaces it there.
          if (pendingMarkOf(key) !== undefined && (await keep(wanted))) return markAs(mark, wanted);
          last = await send(wanted);
          return last;
        } catch (error) {
          if (isSilence(error) && (await keep(wanted))) return markAs(mark, wanted);
          throw error;
        }
      },
      show: (next) => showMark(key, next),
      onDone(done) {
        running.delete(key);
        settleMark(key, isWaiting ? last : done);
        if (isWaiting) return;
        onDone?.(done);
      },
      async onFailure(error, reply) {
        running.delete(key);
        settleMark(key, reply);
        if (await signInFirst.isNeededAfter(error)) return;
        toast.bad(failed, sentenceOf(error, t('tryAgain')));
      },
    });

  const want = (on: boolean) => {
    const own = running.get(key) ?? start();
    running.set(key, own);
    own.want(on);
  };
  const toggle = () => {
    if (signInFirst.isNeeded()) rememberIntent(key);
    else want(!mark.on);
  };

  const client = useQueryClient();
  const resume = useEffectEvent(() => {
    const isSignedIn = Boolean(client.getQueryData<Viewer | null>(viewerQuery.key));
    if (isSignedIn && takeIntent(key)) want(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another mark
  useEffect(() => {
    resume();
  }, [key]);
  return { ...mark, toggle };
}
