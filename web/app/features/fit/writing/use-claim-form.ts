import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClaimsOfOrder } from '#contracts/fit/fit.fields.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { makeDraft } from '#web/platform/forms/draft.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { toast } from '#web/ui/floats/toast.ts';
import formWords from '#web/words/en/features/fit/claim-form.json';
import { orderFitQuery, sendClaim, showClaim } from '../fit.api.ts';
import { usePhotographs } from '../use-photographs.ts';
import { claimProblems, emptyClaim, readTyped, requestOf, type TypedClaim } from './claim.form.ts';

const claimDraft = makeDraft<Partial<TypedClaim>>({ kind: 'fit-claim', parse: readTyped });

interface Problems {
  zones?: Message;
  words?: Message;
}

/** The form of a new claim. What is typed is kept until it is sent; photographs are uploaded ahead. */
export function useClaimForm(viewerId: number, orderId: number, basis: ClaimsOfOrder['basis']) {
  const t = useWords(formWords);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [first] = basis;
  const [start] = useState(() => emptyClaim(first?.garment ?? 'other', first?.unit ?? 'in'));
  const { words: typed, change, clearLater } = useDraft<TypedClaim>(claimDraft(viewerId, orderId), start);
  const photographs = usePhotographs(t('wait'));
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const key = useRef<{ key: string; body: string } | null>(null);

  function refuse(found: Readonly<Record<string, Message | undefined>>): boolean {
    const [, zone] = Object.entries(found).find(([name]) => name.startsWith('zones')) ?? [];
    const { words, mediaIds } = found;
    setProblems({ ...(zone && { zones: zone }), ...(words && { words }) });
    if (mediaIds) photographs.setProblem(mediaIds);
    return zone !== undefined || words !== undefined || mediaIds !== undefined;
  }

  /** The key stays the same while the words do, so that a second attempt makes the claim once. */
  function keyOf(body: string): string {
    if (key.current?.body !== body) key.current = { key: newIdempotencyKey(), body };
    return key.current.key;
  }

  async function send(): Promise<void> {
    if (!photographs.areReady()) return;
    const body = requestOf(typed, photographs.mediaIds);
    if (refuse(claimProblems(body))) return;
    setBusy(true);
    const clear = clearLater();
    try {
      const { message, claim } = await sendClaim(orderId, body, keyOf(JSON.stringify(body)));
      clear();
      showClaim(client, claim);
      toast.good(message);
      void navigate(`/fit/${claim.id}`, { replace: true });
    } catch (error) {
      if (!refuse(refusedFields(error))) toast.bad(t('notSent'), sentenceOf(error));
      // It may be too late meanwhile, or another window was first.
      void client.invalidateQueries({ queryKey: orderFitQuery(orderId).key });
    } finally {
      setBusy(false);
    }
  }

  return {
    ...{ typed, problems, isBusy, photographs },
    change(part: Partial<TypedClaim>) {
      change(part);
      setProblems({});
    },
    send: () => void send(),
  };
}
