import { useId } from 'react';
import type { SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { type Channel, type Choice, useChoiceSwitch } from './choices.api.ts';
import { notificationSettingsWords } from './settings.words.ts';

const families: readonly { name: 'people' | 'talk' | 'orders'; kinds: readonly SwitchableKind[] }[] = [
  { name: 'people', kinds: ['LIKE', 'COMMENT', 'MENTION', 'FOLLOW', 'REVIEW'] },
  { name: 'talk', kinds: ['MESSAGE', 'ENQUIRY'] },
  { name: 'orders', kinds: ['MAKING', 'MEASUREMENT', 'MEETING'] },
];

/** One switch for each kind and channel, family by family: a table with room, cards without. */
export function ChoiceTable({ kinds }: { kinds: readonly Choice[] }) {
  const t = useWords(notificationSettingsWords);
  return (
    <div className="grid gap-8">
      {families.map(({ name, kinds: members }) => (
        <section key={name} className="grid gap-1" aria-label={t(`families.${name}`)}>
          <h3 className="title-3">{t(`families.${name}`)}</h3>
          <DataTable
            caption={t(`families.${name}`)}
            rows={kinds.filter(({ kind }) => members.includes(kind))}
            keyOf={({ kind }) => kind}
            columns={[
              {
                key: 'kind',
                heading: <span className="inline-block min-w-80">{t('kind')}</span>,
                cell: (choice) => <KindWords kind={choice.kind} />,
              },
              {
                key: 'inApp',
                heading: <span className="inline-block w-28">{t('inApp')}</span>,
                atEnd: true,
                cell: (choice) => <ChoiceSwitch choice={choice} channel="inApp" />,
              },
              {
                key: 'mail',
                heading: <span className="inline-block w-16">{t('mail')}</span>,
                atEnd: true,
                cell: (choice) => <ChoiceSwitch choice={choice} channel="mail" />,
              },
              {
                key: 'push',
                heading: <span className="inline-block w-20">{t('push')}</span>,
                atEnd: true,
                cell: (choice) => <ChoiceSwitch choice={choice} channel="push" />,
              },
            ]}
            entry={(choice) => (
              <div className="grid gap-1">
                <KindWords kind={choice.kind} />
                <ChoiceSwitch choice={choice} channel="inApp" isSpelledOut />
                <ChoiceSwitch choice={choice} channel="mail" isSpelledOut />
                <ChoiceSwitch choice={choice} channel="push" isSpelledOut />
              </div>
            )}
          />
        </section>
      ))}
    </div>
  );
}

function KindWords({ kind }: { kind: SwitchableKind }) {
  const t = useWords(notificationSettingsWords);
  return (
    <div className="grid gap-0.5">
      <span className="font-semibold">{t(`kinds.${kind}`)}</span>
      <span className="meta">{t(`lines.${kind}`)}</span>
    </div>
  );
}

interface ChoiceSwitchProps {
  choice: Choice;
  channel: Channel;
  /** With the name of its channel beside it, where no column says it. */
  isSpelledOut?: boolean;
}

function ChoiceSwitch({ choice, channel, isSpelledOut = false }: ChoiceSwitchProps) {
  const t = useWords(notificationSettingsWords);
  const id = useId();
  const toggle = useChoiceSwitch(choice, channel, (error) => toast.bad(t('saveFailed'), sentenceOf(error)));
  // Nothing of a kind that is off on the site reaches a device either.
  const isIdle = channel === 'push' && !choice.inApp;
  const isOn = choice[channel] && !isIdle;
  const name = t('switch', { kind: t(`kinds.${choice.kind}`), channel: t(channel) });
  return (
    <label
      htmlFor={id}
      className={
        isSpelledOut
          ? 'flex min-h-11 cursor-pointer items-center justify-between gap-6'
          : 'inline-grid min-h-11 min-w-11 cursor-pointer items-center justify-items-end'
      }
    >
      {isSpelledOut ? <span>{t(channel)}</span> : null}
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isIdle}
        onChange={toggle}
      />
    </label>
  );
}
