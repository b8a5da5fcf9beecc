import { useLocation, useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ArrowLeft } from '#web/ui/icons.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** The address does not exist, or this visitor may not see it: both look the same. */
export function NotFound() {
  const t = useWords(shellWords, 'notFound');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center gap-3.5 text-center">
      <LooseThread />
      <h1 className="title-1">{t('title')}</h1>
      <p className="lead">{t('line')}</p>
      <p className="meta max-w-full">
        {t('attempted')} <code className="num font-sans break-all text-ink">{pathname}</code>
      </p>
      <div className="mt-3 btn-row justify-center">
        <ButtonLink to="/" kind="primary">
          {t('home')}
        </ButtonLink>
        <Button kind="ghost" onClick={() => navigate(-1)}>
          <ArrowLeft />
          {t('back')}
        </Button>
        <ButtonLink to="/explore" kind="ghost">
          {t('explore')}
        </ButtonLink>
        <ButtonLink to="/profile" kind="ghost">
          {t('profile')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A drawing of a needle past the edge of its cloth. */
function LooseThread() {
  return (
    <svg
      viewBox="0 0 320 96"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-[min(300px,80%)]"
    >
      <path d="M8 58H150" stroke="var(--tb-madder-text)" strokeWidth="2.4" strokeDasharray="10 7" />
      <path
        d="M156 58C178 58 182 30 204 30C226 30 214 66 236 66C250 66 254 56 262 51"
        stroke="var(--tb-madder-text)"
        strokeWidth="1.6"
      />
      <path d="M259 53L312 22" stroke="var(--tb-ink-2)" strokeWidth="2.4" />
      <path d="M263 50.6L270 46.5" stroke="var(--tb-ground)" strokeWidth="1.2" />
      <path d="M156 58m-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0" fill="var(--tb-madder-text)" />
      <path d="M170 58H250" stroke="var(--tb-stitch)" strokeWidth="2.4" strokeDasharray="0.1 11" />
    </svg>
  );
}
