import { alwaysKinds } from '#contracts/notifications/choices/kinds.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Lock } from '#web/ui/icons.tsx';
import notificationSettingsWords from '#web/words/en/features/settings/notification-settings.json';
import { SettingsPart } from './settings-section.tsx';

/** The notifications that cannot be switched off, each with its reason. */
export function AlwaysOn() {
  const t = useWords(notificationSettingsWords);
  return (
    <SettingsPart title={t('always')} line={t('alwaysLine')}>
      <ul className="divide-y divide-seam border-y border-seam">
        {alwaysKinds.map((kind) => (
          <li key={kind} className="grid gap-0.5 py-3 md:grid-cols-[1fr_auto] md:items-center md:gap-6">
            <div className="grid gap-0.5">
              <span className="font-semibold">{t(`alwaysKinds.${kind}`)}</span>
              <span className="meta">{t(`reasons.${kind}`)}</span>
            </div>
            <span className="meta inline-flex items-center gap-1.5 md:whitespace-nowrap">
              <Lock aria-hidden className="size-3.5" />
              {t(kind === 'ACCOUNT' ? 'alwaysMail' : 'alwaysBoth')}
            </span>
          </li>
        ))}
      </ul>
    </SettingsPart>
  );
}
