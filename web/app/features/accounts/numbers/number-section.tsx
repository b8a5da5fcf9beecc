import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { writeMobileNumber } from '#contracts/accounts/mobile-number.ts';
import type { MobileNumber } from '#contracts/accounts/mobile-numbers.contract.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import accountSettingsWords from '#web/words/en/features/accounts/account-settings.json';
import { NumberDialog } from './number-dialog.tsx';
import { useRemoveNumber } from './numbers.api.ts';

/**
 * The mobile number that signs in and receives text messages; renders nothing where numbers cannot be confirmed and
 * none is.
 */
export function NumberSection({ state }: { state: UseQueryResult<MobileNumber> }) {
  const t = useWords(accountSettingsWords, 'number');
  const { data, error, refetch } = state;
  if (data && !data.isOffered && data.number === null) return null;
  return (
    <SettingsSection title={t('title')} line={t('line')} lineClass="max-w-[62ch]">
      <div className="border-y border-seam py-4">
        {data ? (
          <Standing number={data.number} />
        ) : error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => refetch()} />
        ) : (
          <Loading>
            <WeaveLines />
          </Loading>
        )}
      </div>
    </SettingsSection>
  );
}

function Standing({ number }: { number: string | null }) {
  const t = useWords(accountSettingsWords, 'number');
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveNumber();
  const removeIt = async () => {
    try {
      await remove.mutateAsync();
      toast.good(t('removed'));
      // The button disappears with the number, so focus moves.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.bad(t('removeFailed'), sentenceOf(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {number === null ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="num font-semibold whitespace-nowrap">{writeMobileNumber(number)}</span>
          <Badge tone="good">{t('confirmed')}</Badge>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button small onClick={() => setAsking(true)}>
          {t(number === null ? 'add' : 'change')}
        </Button>
        {number === null ? null : (
          <Button small kind="destructive" busy={remove.isPending && t('removing')} onClick={removeIt}>
            {t('remove')}
          </Button>
        )}
      </div>
      {isAsking ? <NumberDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
