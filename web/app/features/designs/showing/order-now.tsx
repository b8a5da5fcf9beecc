import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import type { DesignPage } from './design-details.api.ts';
import { designDetailsWords } from './design-details.words.ts';

/** To the checkout, by way of signing in where needed; nothing where the viewer may not order. */
export function OrderNow({ design }: { design: DesignPage }) {
  const t = useWords(designDetailsWords);
  const { status } = useViewer();
  const navigate = useNavigate();
  const checkout = `/checkout/${design.id}`;
  if (!design.canOrder) return null;
  return (
    <ButtonLink
      to={checkout}
      kind="primary"
      prefetch="intent"
      onClick={(event) => {
        if (status !== 'signedOut') return;
        event.preventDefault();
        toast.note(t('signInFirst'));
        navigate(signInAddress(checkout));
      }}
    >
      {t('orderNow')}
    </ButtonLink>
  );
}
