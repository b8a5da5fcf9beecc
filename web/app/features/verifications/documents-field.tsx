import { type ChangeEvent, type DragEvent, useId } from 'react';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { takeFiles } from '#web/ui/forms/take-files.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FilePlus2, FileText, X } from '#web/ui/icons.tsx';
import verificationsWords from '#web/words/en/features/verifications/verifications.json';

const megabyte = 1024 * 1024;
const accept = verificationLimits.documentTypes.join(',');

interface DocumentsFieldProps {
  documents: readonly File[];
  isBusy: boolean;
  error: Message | undefined;
  onAdd: (chosen: readonly File[]) => void;
  onDrop: (document: File) => void;
}

/** The chosen documents by name, and a button to add more. */
export function DocumentsField({ documents, isBusy, error, onAdd, onDrop }: DocumentsFieldProps) {
  const t = useWords(verificationsWords);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isBusy) onAdd([...event.dataTransfer.files]);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-2 leading-[1.3] font-semibold">{t('form.files')}</p>
      {documents.length === 0 ? null : (
        <ul className="grid divide-y divide-seam border-y border-seam">
          {documents.map((document) => (
            <li
              key={`${document.name}-${document.lastModified}`}
              className="flex min-h-12 items-center gap-3 py-1"
            >
              <FileText className="size-5 flex-none text-ink-2" />
              <span className="wrap-anywhere min-w-0 flex-1 leading-[1.3]">{document.name}</span>
              <span className="meta num flex-none">
                {t('size', { size: Math.max(document.size / megabyte, 0.1).toFixed(1) })}
              </span>
              {isBusy ? null : (
                <IconButton
                  label={t('form.remove', { name: document.name })}
                  onClick={() => onDrop(document)}
                >
                  <X className="size-4" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {documents.length < verificationLimits.documents ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same
        <div className="upload-drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <label htmlFor={id} className="upload-choose">
            <input
              id={id}
              type="file"
              multiple
              accept={accept}
              className="sr-only"
              disabled={isBusy}
              aria-describedby={`${id}-hint ${id}-error`}
              {...(error ? { 'aria-invalid': true } : {})}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) => onAdd(takeFiles(target))}
            />
            <FilePlus2 />
            <span className="pt-0.5 text-center text-2 font-semibold">{t('form.choose')}</span>
          </label>
        </div>
      ) : null}
      <p id={`${id}-hint`} className="hint">
        {t('form.filesHint', {
          most: verificationLimits.documents,
          megabytes: verificationLimits.documentBytes / megabyte,
        })}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
