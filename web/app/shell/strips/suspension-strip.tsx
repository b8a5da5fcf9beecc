import { Link } from 'react-router';
import { formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** Tells suspended people why, until when and whom to write to. */
export function SuspensionStrip() {
  const t = useWords(shellWords, 'suspension');
  const suspension = useViewer().viewer?.suspension ?? null;
  if (suspension === null) return null;
  const { reason, until } = suspension;
  return (
    <div role="status" className="border-b border-seam-2 px-4 py-3 text-center">
      <p className="font-semibold">
        {until === null ? t('open') : t('until', { moment: formatMoment(until) })}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {t('reason', { reason })}
      </p>
      <p>
        {t('effect')}{' '}
        <Link to="/contact" className="link">
          {t('contact')}
        </Link>
      </p>
    </div>
  );
}
