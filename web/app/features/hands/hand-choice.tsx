import { useState } from 'react';
import { handLimits } from '#contracts/hands/hands.rules.ts';
import { PersonPicker } from '#web/features/messaging/inbox/person-picker.tsx';
import type { PickedPerson } from '#web/features/messaging/messaging.api.ts';
import { useTradeName } from '#web/features/messaging/use-trade-name.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Byline } from '#web/ui/byline.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Search } from '#web/ui/icons.tsx';
import handsWords from '#web/words/en/features/hands/hands.json';

interface HandChoiceProps {
  /** The account that gets the piece; null for a name and a link. */
  picked: PickedPerson | null;
  onPick: (person: PickedPerson | null) => void;
  typed: { name: string; phone: string };
  onTyped: (part: Partial<HandChoiceProps['typed']>) => void;
  errors: Partial<Record<string, Message>>;
}

/** Who gets the piece: somebody with an account, or a name to whom a link is sent. */
export function HandChoice({ picked, onPick, typed, onTyped, errors }: HandChoiceProps) {
  const t = useWords(handsWords, 'form');
  const [isPicking, setPicking] = useState(false);
  if (picked !== null)
    return <Picked person={picked} error={errors.accountId} onAnother={() => onPick(null)} />;
  if (isPicking) {
    return (
      <section aria-label={t('choose')} className="grid gap-2">
        <PersonPicker
          hands
          className="max-h-[34dvh] border-y border-seam"
          onPick={(person) => {
            setPicking(false);
            onPick(person);
          }}
        />
        <Button kind="text" small className="justify-self-start" onClick={() => setPicking(false)}>
          {t('writeName')}
        </Button>
      </section>
    );
  }
  return (
    <>
      <div className="grid gap-2">
        <Button kind="ghost" className="justify-self-start" onClick={() => setPicking(true)}>
          <Search />
          {t('choose')}
        </Button>
        <p className="hint">{t('chooseLine')}</p>
      </div>
      <Field label={t('name')} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.name}
            maxLength={handLimits.handName}
            autoComplete="off"
            onChange={({ target }) => onTyped({ name: target.value })}
          />
        )}
      </Field>
      <Field label={<Optional>{t('phone')}</Optional>} error={errors.phone}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            value={typed.phone}
            autoComplete="off"
            className="num"
            onChange={({ target }) => onTyped({ phone: target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface PickedProps {
  person: PickedPerson;
  error: Message | undefined;
  onAnother: () => void;
}

function Picked({ person, error, onAnother }: PickedProps) {
  const t = useWords(handsWords, 'form');
  const tradeName = useTradeName();
  const line = [tradeName(person.role), townOf(person.city)].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-4 rounded-md border border-seam px-4 py-3">
        <Byline person={person} verified={person.isVerified} line={line} wraps />
        <Button kind="text" small className="flex-none" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
      <FieldError message={error} />
    </div>
  );
}
