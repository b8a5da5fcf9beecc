import { useNavigate } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { signInAddress } from '#web/platform/viewer/sign-in-address.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { type ButtonKind, ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { MessageCircle } from '#web/ui/icons.tsx';
import messageLinkWords from '#web/words/en/features/messaging/message-link.json';

interface MessageLinkProps {
  receiverId: number;
  /** The design to ask about. */
  designId?: number;
  /** The order to write about. */
  orderId?: number;
  label: string;
  kind?: ButtonKind;
}

/** A link to the conversation with a maker, via sign-in if needed; renders nothing if the maker is the viewer. */
export function MessageLink({ receiverId, designId, orderId, label, kind = 'ghost' }: MessageLinkProps) {
  const t = useWords(messageLinkWords);
  const { status, viewer } = useViewer();
  const navigate = useNavigate();
  const about = designId === undefined ? '' : `&designId=${designId}`;
  const order = orderId === undefined ? '' : `&orderId=${orderId}`;
  const address = `/chat?receiverId=${receiverId}${about}${order}`;
  if (viewer?.id === receiverId) return null;
  return (
    <ButtonLink
      to={address}
      kind={kind}
      onClick={(event) => {
        if (status !== 'signedOut') return;
        event.preventDefault();
        toast.note(t('signIn'), t('signInLine'));
        navigate(signInAddress(address));
      }}
    >
      <MessageCircle />
      {label}
    </ButtonLink>
  );
}
