import { isRouteErrorResponse } from 'react-router';
import { ApiError, isNotFound } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { leavePage } from '#web/platform/network/leave-page.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { NotFound } from './not-found.tsx';

/** Replaces a page that cannot be shown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useWords(shellWords, 'failure');
  const known = whatIsKnown(error);
  const sentence = useSentence(known.message);
  if (known.status === 404) return <NotFound />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <ErrorState
        heading="h1"
        title={t('title')}
        line={
          <>
            {sentence || t('line')}
            {known.requestId ? (
              <span className="hint mt-2 block">{t('reference', { requestId: known.requestId })}</span>
            ) : null}
          </>
        }
        onRetry={() => leavePage(() => window.location.reload())}
      >
        <ButtonLink to="/" kind="ghost">
          {t('home')}
        </ButtonLink>
      </ErrorState>
    </div>
  );
}

interface Known {
  status: number;
  message?: string | undefined;
  requestId?: string | undefined;
}

function whatIsKnown(error: unknown): Known {
  if (isNotFound(error)) return { status: 404 };
  if (error instanceof ApiError) return error;
  if (!isRouteErrorResponse(error)) return { status: 500 };
  const { message, requestId } = (error.data ?? {}) as { message?: string; requestId?: string };
  return { status: error.status, message, requestId };
}
