import { type FormEvent, useState } from 'react';
import type { OrderPieces } from '#contracts/hands/hands.fields.ts';
import { handLimits } from '#contracts/hands/hands.rules.ts';
import { refusedFields, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.tsx';
import handsWords from '#web/words/en/features/hands/hands.json';
import { type Changed, isStale, savePieces, useHandAct } from './hands.api.ts';

interface Typed {
  /** Of the row on the screen. */
  key: number;
  id: number | null;
  name: string;
  item: number | null;
  canRemove: boolean;
}

interface PiecesDialogProps {
  orderId: number;
  data: OrderPieces;
  onClose: () => void;
}

/** The maker names the pieces of an order. */
export function PiecesDialog({ orderId, data, onClose }: PiecesDialogProps) {
  const t = useWords(handsWords);
  const act = useHandAct<Changed>(orderId);
  const oneAtATime = useOneAtATime();
  const [pieces, setPieces] = useState<readonly Typed[]>(() =>
    data.pieces.map(({ id, name, item, can }, key) => ({
      ...{ key, id, item, canRemove: can.remove },
      // The title of a design is no name of a piece yet.
      name: id === null ? '' : name,
    })),
  );
  const [together, setTogether] = useState(data.together);
  const [errors, setErrors] = useState<Partial<Record<string, Message>>>({});

  const change = (key: number, part: Partial<Typed>) => {
    setPieces((now) => now.map((piece) => (piece.key === key ? { ...piece, ...part } : piece)));
    setErrors({});
  };
  const add = () =>
    setPieces((now) => [
      ...now,
      {
        key: Math.max(-1, ...now.map(({ key }) => key)) + 1,
        id: null,
        name: '',
        item: null,
        canRemove: true,
      },
    ]);
  const save = async () => {
    const { version } = data;
    const plan = { version, together, pieces: pieces.map(({ id, name, item }) => ({ id, name, item })) };
    try {
      toast.good((await act.mutateAsync(() => savePieces(orderId, plan))).message);
      onClose();
    } catch (error) {
      const refused = refusedFields(error);
      setErrors(refused);
      if (Object.keys(refused).length === 0) toast.bad(t('acts.failed'), sentenceOf(error));
      if (isStale(error)) onClose();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(save);
  };

  return (
    <Dialog open onClose={onClose} title={t('plan.title')}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <p className="text-ink-2">{t('plan.line')}</p>
        {pieces.map(({ key, name, item, canRemove }, at) => {
          const number = at + 1;
          return (
            <div key={key} className="grid gap-3">
              <div className="flex items-end gap-2">
                <Field
                  className="flex-1"
                  label={t('plan.piece', { number })}
                  error={errors[`pieces.${at}.name`] ?? errors[`pieces.${at}.id`]}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      value={name}
                      maxLength={handLimits.pieceName}
                      onChange={({ target }) => change(key, { name: target.value })}
                    />
                  )}
                </Field>
                {pieces.length > 1 && canRemove ? (
                  <IconButton
                    label={t('plan.remove', { number })}
                    onClick={() => setPieces((now) => now.filter((piece) => piece.key !== key))}
                  >
                    <X />
                  </IconButton>
                ) : null}
              </div>
              {data.items.length > 1 ? (
                <Field label={t('plan.item', { number })} error={errors[`pieces.${at}.item`]}>
                  {(control) => (
                    <Select
                      {...control}
                      value={item ?? ''}
                      onChange={({ target }) =>
                        change(key, { item: target.value === '' ? null : Number(target.value) })
                      }
                    >
                      <option value="">{t('plan.anyItem')}</option>
                      {data.items.map((title, place) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the option is the place in a list that never changes its order
                        <option key={place} value={place}>
                          {title}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              ) : null}
            </div>
          );
        })}
        {pieces.length < handLimits.pieces ? (
          <Button kind="ghost" small className="justify-self-start" onClick={add}>
            {t('plan.add')}
          </Button>
        ) : null}
        <Checkbox
          label={t('plan.together')}
          checked={together}
          onChange={({ target }) => setTogether(target.checked)}
        />
        <div className="sheet-foot grid md:[&>.btn]:justify-self-start">
          <Button kind="primary" type="submit" busy={act.isPending && t('acts.sending')}>
            {t('plan.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
