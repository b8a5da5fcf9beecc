import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { ApiError, sentenceOf } from '../../platform/api/api-error.ts';
import { useWords } from '../../platform/i18n/use-words.ts';
import { signInAddress } from '../../platform/viewer/sign-in-address.ts';
import { changeViewer } from '../../platform/viewer/use-viewer.ts';
import { viewerQuery } from '../../platform/viewer/viewer-query.ts';
import { toast } from '../../ui/toast.ts';
import { type MarkKind, setMark } from './engagement.api.ts';
import {
  markToShow,
  overlaid,
  settleMark,
  showMark,
  subscribeToMarks,
  type ToldMark,
} from './mark-overlay.ts';
import { type Mark, type SerialToggle, serialToggle } from './serial-toggle.ts';

/** Toggles under way, by mark; they outlive the card that was pressed. */
const running = new Map<string, SerialToggle>();

interface DesignToggle extends Mark {
  toggle(): void;
}

/** Likes or saves a design: drawn at once, sent in order, taken back with a sentence when it fails. */
export function useDesignToggle(kind: MarkKind, designId: number, told: ToldMark): DesignToggle {
  const t = useWords('engagement');
  const client = useQueryClient();
  const navigate = useNavigate();
  const key = `${kind}:${designId}`;
  const over = useSyncExternalStore(
    subscribeToMarks,
    () => overlaid(key),
    () => undefined,
  );
  const mark = markToShow(told, over);

  const askToSignIn = () => {
    toast.note(t('signIn'), t(`${kind}.signInLine`));
    navigate(signInAddress(window.location.pathname + window.location.search));
  };

  const start = (): SerialToggle => {
    let message = '';
    return serialToggle(mark, {
      async send(wanted) {
        const answer = await setMark(kind, designId, wanted);
        message = answer.message;
        return { on: answer.on, count: answer.count };
      },
      show: (next) => showMark(key, next),
      onDone(done) {
        running.delete(key);
        settleMark(key, done);
        if (kind === 'save') toast.good(message || t('save.done'));
      },
      async onFailure(error, last) {
        running.delete(key);
        settleMark(key, last);
        if (error instanceof ApiError && error.code === 'SIGN_IN_REQUIRED') {
          // The session has ended elsewhere; the page must know before it asks to sign in.
          await changeViewer(client, null);
          askToSignIn();
        } else {
          toast.bad(t(`${kind}.failed`), sentenceOf(error, t('tryAgain')));
        }
      },
    });
  };

  const toggle = () => {
    if (client.getQueryData<Viewer | null>(viewerQuery.key) === null) {
      askToSignIn();
      return;
    }
    const own = running.get(key) ?? start();
    running.set(key, own);
    own.want(!mark.on);
  };
  return { ...mark, toggle };
}
