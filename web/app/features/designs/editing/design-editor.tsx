import { type FormEvent, type ReactNode, useId } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Slip } from '#web/ui/floats/slip.tsx';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import { OptionsEditor } from '../options/building/options-editor.tsx';
import { PictureEditor } from '../pictures/picture-editor.tsx';
import { VideoSlot } from '../pictures/video-slot.tsx';
import { PricePreview } from '../publishing/price-preview.tsx';
import { UploadFields } from '../publishing/upload-fields.tsx';
import type { DesignEditor } from './use-design-editor.ts';

interface DesignEditorFormProps {
  editor: Pick<DesignEditor, 'form' | 'staged' | 'fileErrors' | 'forgetFileErrors' | 'submit'>;
  lead: string;
  /** Shown above the pictures. */
  notice?: ReactNode;
  /** The buttons at the end of the form. */
  children: ReactNode;
}

/** Pictures on the left, words and price on the right; on phones one below the other. */
export function DesignEditorForm({ editor, lead, notice, children }: DesignEditorFormProps) {
  const t = useWords(uploadDesignWords);
  const id = useId();
  const { form, staged, fileErrors } = editor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    editor.submit();
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby={id}>
      <p id={id} className="lead mt-2 mb-8">
        {lead}
      </p>
      <div className="grid items-start gap-10 md:grid-cols-2 md:gap-14 lg:gap-20">
        <div className="grid gap-9 md:sticky md:top-[calc(var(--tb-header)+1.5rem)]">
          {notice}
          <PictureEditor staged={staged} error={fileErrors.images} onTouched={editor.forgetFileErrors} />
          <hr className="stitch" />
          <VideoSlot staged={staged} error={fileErrors.video} />
        </div>
        <div className="grid gap-8">
          <UploadFields form={form} />
          <OptionsEditor form={form} />
          <Slip className="grid gap-5" aria-labelledby={`${id}-price`}>
            <h2 id={`${id}-price`} className="title-3">
              {t('preview.title')}
            </h2>
            <PricePreview control={form.control} />
          </Slip>
          {children}
        </div>
      </div>
    </form>
  );
}
