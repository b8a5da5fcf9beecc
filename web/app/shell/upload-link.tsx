import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { toast } from '#web/ui/floats/toast.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

const uploadPage = '/upload-product';

interface UploadLinkProps {
  className: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link to the upload form; signed-out people sign in first and then reach the form. */
export function UploadLink({ className, children, onClick }: UploadLinkProps) {
  const t = useWords(shellWords);
  const { status } = useViewer();
  const signedOut = status === 'signedOut';
  return (
    <Link
      to={signedOut ? signInAddress(uploadPage) : uploadPage}
      prefetch="intent"
      className={className}
      onClick={() => {
        if (signedOut) toast.note(t('upload.signInFirst'), t('signInFirst.upload'));
        onClick?.();
      }}
    >
      {children}
    </Link>
  );
}
