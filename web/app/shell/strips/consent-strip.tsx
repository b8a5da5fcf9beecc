import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type AgreedText, textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import type { agreeToText } from '#contracts/accounts/consents/consents.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { viewerQuery } from '#web/platform/viewer/viewer-query.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const pageOf: Record<AgreedText, string> = { TERMS: '/terms', PRIVACY: '/privacy' };

/** Asks people who agreed to an older version of a legal text to read the present one, one text at a time. */
export function ConsentStrip() {
  const t = useWords(shellWords, 'consent');
  const client = useQueryClient();
  const [text] = useViewer().viewer?.textsToAgree ?? [];
  const agree = useMutation({
    mutationFn: (body: { text: AgreedText; version: string }) =>
      api.call<typeof agreeToText>('POST /api/users/consents', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: viewerQuery.key }),
    onError: (error) => toast.bad(t('failed'), sentenceOf(error)),
  });
  if (text === undefined) return null;
  const version = textVersions[text];
  return (
    <section className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 border-b border-seam-2 px-4 py-3">
      <p className="text-center text-balance">
        {t(text, { day: formatCalendarDay(version) })}{' '}
        <Link to={pageOf[text]} className="link">
          {t('read')}
        </Link>
      </p>
      <Button small busy={agree.isPending && t('agree')} onClick={() => agree.mutate({ text, version })}>
        {t('agree')}
      </Button>
    </section>
  );
}
