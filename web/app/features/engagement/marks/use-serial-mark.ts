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

/** Toggles under way, by mark; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

interface Marking {
  /** Names the mark wherever it is shown. */
  key: string;
  action: MemberAction;
  send(wanted: boolean): Promise<Mark>;
  onDone?(done: Mark): void;
  /** The title of the toast when it could not be carried out. */
  failed: string;
  /** How a mark waits for the network; without it one that cannot be sent is taken back. */
  kept?(wanted: boolean): Pick<Draft, 'call' | 'shown' | 'touches'>;
}

/** What a waiting mark is about. */
export interface AboutMark {
  key: string;
  on: boolean;
}

export interface SerialMark extends Mark {
  toggle(): void;
}

/** One mark of the viewer's: drawn at once, sent in order, taken back with a sentence when it fails. */
export function useSerialMark(
  fromServer: ServerMark,
  { key, action, send, onDone, failed, kept }: Marking,
): SerialMark {
  const t = useWords(engagementWords);
  const signInFirst = useSignInFirst(action);
  const known = useMark(key, fromServer);
  const pending = usePendingMark(key);
  const mark = pending === undefined ? known : markAs(known, pending);

  /** What the server last said, and whether the last press waits for the network. */
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
          // What waits goes first, so a later press waits in its place.
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
