import { writtenIn } from '#contracts/platform/written-in.ts';
import { useVoiceNote } from '#web/features/messaging/voice/use-voice-note.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import type { EnquiredDesign } from './enquiry-button.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

interface EnquiryDialogProps {
  design: EnquiredDesign;
  open: boolean;
  onClose: () => void;
}

/** A dialog with a question to the maker of a design. Load it lazily. */
export function EnquiryDialog({ design, open, onClose }: EnquiryDialogProps) {
  const t = useWords(enquiriesWords, 'form');
  const { viewer } = useViewer();
  // Held by the dialog, because its form unmounts on closing; a recording is kept like typed words.
  const voice = useVoiceNote(viewer?.id ?? null, `enquiry_${design.id}`, open);
  const [first] = design.pictures;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="mb-5 flex items-center gap-3.5">
        {first ? (
          <span className="w-12 flex-none">
            <Picture picture={{ url: first.url }} alt="" sizes="48px" />
          </span>
        ) : null}
        <div className="min-w-0">
          <p
            lang={writtenIn(design.title)}
            dir="auto"
            className="truncate font-display text-4 leading-[1.25]"
          >
            {design.title}
          </p>
          <p className="meta wrap-anywhere">{t('by', { maker: design.maker.name })}</p>
        </div>
      </div>
      <EnquiryForm
        key={viewer?.id ?? 'visitor'}
        design={design}
        viewer={viewer}
        voice={voice}
        onSent={onClose}
      />
    </Dialog>
  );
}
