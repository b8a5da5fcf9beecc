import { formatClock, formatMoment, formatSince } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useNetwork } from '#web/platform/network/use-network.ts';
import { WifiOff } from '#web/ui/icons.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/**
 * Says that the device is offline or the server unreachable, since when the page is cached, and whether a page is
 * being retried; nothing needs to be pressed.
 */
export function OfflineStrip() {
  const t = useWords(shellWords, 'offline');
  const { isOnline, isPageWaiting, keptAt } = useNetwork();
  const seen = () => {
    if (keptAt === null) return null;
    const isToday = formatSince(keptAt, new Date()) === null;
    return isToday
      ? t('seenToday', { time: formatClock(keptAt) })
      : t('seen', { moment: formatMoment(keptAt) });
  };
  return (
    <div role="status">
      {isOnline && !isPageWaiting && keptAt === null ? null : (
        <p className="offline-strip">
          <WifiOff />
          <span>
            <strong className="font-semibold">{t(isOnline ? 'unreachable' : 'offline')}</strong> {seen()}{' '}
            {isPageWaiting ? (
              t('pageWaits')
            ) : (
              <span className={classNames('offline-rest', keptAt !== null && 'max-md:hidden')}>
                {t('stays')}
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
