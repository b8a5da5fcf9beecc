import type { Choices } from '#contracts/notifications/choices/choices.contract.ts';
import { isGroupOn, type SwitchableKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { isClosed, usePushHere } from '#web/features/notifications/push/use-push-here.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Bell, Mail, Smartphone } from '#web/ui/icons.tsx';
import notificationSettingsWords from '#web/words/en/features/settings/notification-settings.json';
import { type Channel, type Choice, useChoiceSwitch } from './choices.api.ts';
import { useSavedSign } from './saved-sign.tsx';
import { SettingsPart } from './settings-section.tsx';

const families: readonly {
  topic: 'designUpdates' | 'orderUpdates' | null;
  kinds: readonly SwitchableKind[];
}[] = [
  { topic: 'designUpdates', kinds: ['LIKE', 'COMMENT', 'MENTION', 'REVIEW'] },
  { topic: null, kinds: ['FOLLOW', 'MESSAGE', 'ENQUIRY'] },
  { topic: 'orderUpdates', kinds: ['MAKING', 'MEASUREMENT', 'MEETING'] },
];

const channels = [
  { channel: 'inApp', way: null, Icon: Bell },
  { channel: 'mail', way: 'email', Icon: Mail },
  { channel: 'push', way: 'push', Icon: Smartphone },
] as const;

/** One row per kind, one checkbox per channel; a checkbox is disabled if a switch above turns its channel off. */
export function ChoiceTable({ kinds, ways }: Pick<Choices, 'kinds' | 'ways'>) {
  const { viewer } = useViewer();
  // If push is impossible here, the checkboxes still apply to the viewer's other devices.
  const hasNoPush = isClosed(usePushHere(viewer?.id ?? null).standing);
  const t = useWords(notificationSettingsWords);
  return (
    <SettingsPart title={t('table')} line={t('tableLine')}>
      <table className="choice-table" aria-label={t('table')}>
        <thead>
          <tr>
            <th scope="col" className="meta text-left">
              {t('kind')}
            </th>
            {channels.map(({ channel, way, Icon }) => (
              <th key={channel} scope="col">
                <Icon className="mx-auto size-5" />
                {t(channel)}
                {way && !ways[way] ? (
                  <span className="block text-ink-3">{t('isOff')}</span>
                ) : way === 'push' && hasNoPush ? (
                  <span className="block text-ink-3">{t('notHere')}</span>
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        {families.map(({ topic, kinds: members }) => (
          <tbody key={members[0]}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-6 pb-1.5 text-left">
                <span className="font-semibold">
                  {t(topic === null ? 'families.people' : `ways.${topic}`)}
                </span>
                {topic === null || ways[topic] ? null : (
                  <span className="meta block font-normal">
                    {t('topicOff', { topic: t(`ways.${topic}`) })}
                  </span>
                )}
              </th>
            </tr>
            {kinds
              .filter(({ kind }) => members.includes(kind))
              .map((choice) => (
                <ChoiceRow key={choice.kind} choice={choice} ways={ways} />
              ))}
          </tbody>
        ))}
      </table>
    </SettingsPart>
  );
}

function ChoiceRow({ choice, ways }: { choice: Choice; ways: Choices['ways'] }) {
  const t = useWords(notificationSettingsWords);
  const { sign, show } = useSavedSign();
  return (
    <tr className="border-t border-seam">
      <th scope="row" className="py-2 pr-3 text-left leading-[1.3] font-normal">
        {t(`kinds.${choice.kind}`)}
        <span className="meta hidden sm:block">{t(`lines.${choice.kind}`)}</span>
        {sign}
      </th>
      {channels.map(({ channel, way }) => (
        <td key={channel}>
          <ChoiceTick
            choice={choice}
            channel={channel}
            onSaved={show}
            // A kind that is off on the site is not pushed either.
            isIdle={
              (way !== null && (!ways[way] || !isGroupOn(choice.kind, ways))) ||
              (channel === 'push' && !choice.inApp)
            }
          />
        </td>
      ))}
    </tr>
  );
}

interface ChoiceTickProps {
  choice: Choice;
  channel: Channel;
  onSaved: () => void;
  /** The channel is off, so the choice has no effect now; it is still stored. */
  isIdle: boolean;
}

function ChoiceTick({ choice, channel, onSaved, isIdle }: ChoiceTickProps) {
  const t = useWords(notificationSettingsWords);
  const toggle = useChoiceSwitch(choice, channel, {
    onSaved,
    onFailure: (error) => toast.bad(t('saveFailed'), sentenceOf(error)),
  });
  return (
    <label className="tick">
      <input
        type="checkbox"
        aria-label={t('switch', { kind: t(`kinds.${choice.kind}`), channel: t(channel) })}
        checked={choice[channel] && !isIdle}
        disabled={isIdle}
        onChange={toggle}
      />
    </label>
  );
}
