import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import twoFactorWords from '#web/words/en/features/accounts/two-factor/two-factor.json';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes; they are shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useWords(twoFactorWords, 'codesDialog');
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.good(t('copied'));
    } catch {
      toast.bad(t('copyFailed'), t('copyFailedLine'));
    }
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-2">{t('line')}</p>
      <ul className="num grid gap-x-6 gap-y-2 border-y border-seam py-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="tracking-[0.04em]">
            {code}
          </li>
        ))}
      </ul>
      <div className="btn-row">
        <Button onClick={copy}>{t('copy')}</Button>
        <a
          className="btn btn-2"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('fileName')}
        >
          <span className="said">{t('download')}</span>
        </a>
        <Button kind="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
