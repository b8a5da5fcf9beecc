import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from '../showing/design-details.api.ts';

interface OrderNowProps {
  design: DesignPage;
  /** The size chosen on the page, '' for none. */
  size: string;
}

/** The checkout starts with the chosen size. */
const checkoutOf = (designId: number, size: string) =>
  `/checkout/${designId}${size === '' ? '' : `?${new URLSearchParams({ size })}`}`;

/** A button to the checkout, via sign-in if needed; renders nothing if the viewer may not order. */
export function OrderNow({ design, size }: OrderNowProps) {
  const t = useWords(designDetailsWords);
  const { status } = useViewer();
  const navigate = useNavigate();
  const checkout = checkoutOf(design.id, size);
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
