import { useNavigate } from 'react-router';
import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import { writeChoices } from '../options/choices-in-address.ts';
import type { DesignPage } from '../showing/design-details.api.ts';

interface OrderNowProps {
  design: DesignPage;
  /** The size chosen on the page, '' for none. */
  size: string;
  /** What was chosen of its options. */
  choices: Choices;
}

/** The checkout starts with the chosen size and options. */
function checkoutOf({ id, options }: DesignPage, size: string, choices: Choices): string {
  const search = new URLSearchParams(size === '' ? {} : { size });
  writeChoices(search, options, choices);
  return `/checkout/${id}${search.size === 0 ? '' : `?${search}`}`;
}

/** A button to the checkout, via sign-in if needed; renders nothing if the viewer may not order. */
export function OrderNow({ design, size, choices }: OrderNowProps) {
  const t = useWords(designDetailsWords);
  const { status } = useViewer();
  const navigate = useNavigate();
  const checkout = checkoutOf(design, size, choices);
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
