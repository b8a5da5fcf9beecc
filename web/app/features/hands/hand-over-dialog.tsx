import { type FormEvent, useRef, useState } from 'react';
import { type HandKind, handKinds } from '#contracts/hands/credits.ts';
import { kindOfHand } from '#contracts/hands/hand-roles.ts';
import type { OrderPiece } from '#contracts/hands/hands.fields.ts';
import { handLimits } from '#contracts/hands/hands.rules.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { usePhotographs } from '#web/features/fit/use-photographs.ts';
import type { PickedPerson } from '#web/features/messaging/messaging.api.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { newIdempotencyKey } from '#web/platform/api/new-idempotency-key.ts';
import { fieldsLike, makeDraft } from '#web/platform/forms/draft.ts';
import { rupeesWritten } from '#web/platform/forms/rupees-written.ts';
import { useDraft } from '#web/platform/forms/use-draft.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import handsWords from '#web/words/en/features/hands/hands.json';
import { HandChoice } from './hand-choice.tsx';
import { isStale, type NewHandOver, sendHandOver, sendHandPicture, useHandAct } from './hands.api.ts';
import { ReturnFields } from './return-fields.tsx';

const empty = { kind: 'MASTER', name: '', phone: '', rate: '', due: '', words: '' };
type Typed = typeof empty;
const handOverDraft = makeDraft({ kind: 'hand-over', parse: fieldsLike<Typed>(empty) });

interface HandOverDialogProps {
  order: OrderData;
  piece: OrderPiece;
  /** Gets the token of the link, if the hand has no account. */
  onLink: (token: string) => void;
  onClose: () => void;
}

/** The maker hands a piece over. What is typed is kept until it is sent. */
export function HandOverDialog({ order, piece, onLink, onClose }: HandOverDialogProps) {
  const t = useWords(handsWords);
  const act = useHandAct<NewHandOver>(order.id);
  const oneAtATime = useOneAtATime();
  const photographs = usePhotographs(t('acts.wait'), sendHandPicture);
  const draft = handOverDraft(order.maker.id, `${order.id}_${piece.id ?? 'whole'}`);
  const { words: typed, change, clearLater } = useDraft<Typed>(draft, empty);
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});
  const attempt = useRef<{ key: string; body: string } | null>(null);
  const today = todayInIndia();

  /** The key stays the same while the words do, so that a second attempt hands over once. */
  const keyOf = (body: string): string => {
    if (attempt.current?.body !== body) attempt.current = { key: newIdempotencyKey(), body };
    return attempt.current.key;
  };
  const send = async () => {
    if (!photographs.areReady()) return;
    const rate = rupeesWritten(typed.rate);
    const kind = handKinds.find((one) => one === typed.kind) ?? 'OTHER';
    const { mediaIds } = photographs;
    const hand =
      picked === null
        ? { accountId: null, name: typed.name, phone: typed.phone }
        : { accountId: picked.id, name: '', phone: '' };
    const words = { ...typed, ...hand, kind, rate: typeof rate === 'number' ? rate : 0 };
    const body = { ...words, pieceId: piece.id, mediaIds };
    const clear = clearLater();
    try {
      const { message, token } = await act.mutateAsync(() =>
        sendHandOver(order.id, body, keyOf(JSON.stringify(body))),
      );
      clear();
      toast.good(message);
      if (token !== null) onLink(token);
      onClose();
    } catch (error) {
      const { mediaIds: ofPictures, ...refused } = refusedFields(error);
      setErrors(refused);
      if (ofPictures !== undefined) photographs.setProblem(ofPictures);
      else if (Object.keys(refused).length === 0) toast.bad(t('acts.failed'), sentenceOf(error));
      if (isStale(error)) onClose();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };
  const put = (part: Partial<Typed>) => {
    change(part);
    setErrors({});
  };

  return (
    <Dialog open onClose={onClose} title={t('form.title', { piece: piece.name })}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-ink-2">{t(picked === null ? 'form.line' : 'form.lineAccount')}</p>
        <HandChoice
          picked={picked}
          onPick={(person) => {
            setPicked(person);
            put(person === null ? {} : { kind: kindOfHand(person.role) });
          }}
          typed={typed}
          onTyped={put}
          errors={errors}
        />
        <Field label={t('form.kind')} error={errors.kind}>
          {(control) => (
            <Select {...control} value={typed.kind} onChange={({ target }) => put({ kind: target.value })}>
              {handKinds.map((kind: HandKind) => (
                <option key={kind} value={kind}>
                  {t(`kind.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('form.rate')} error={errors.rate}>
            {(control) => (
              <TextInput
                {...control}
                value={typed.rate}
                inputMode="decimal"
                autoComplete="off"
                className="num"
                onChange={({ target }) => put({ rate: target.value })}
              />
            )}
          </Field>
          <Field label={t('form.due')} error={errors.due}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={typed.due}
                min={today}
                max={addDays(today, handLimits.daysAhead)}
                className="num"
                onChange={({ target }) => put({ due: target.value })}
              />
            )}
          </Field>
        </div>
        <ReturnFields
          photographs={photographs}
          limitIn={(most) => t('form.pictures', { most })}
          label={t('form.words')}
          words={typed.words}
          onWords={(words) => put({ words })}
        />
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button kind="primary" type="submit" busy={act.isPending && t('acts.sending')}>
            {t('form.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
