import { handLimits, handSentences } from '#contracts/hands/hands.rules.ts';
import { PictureEditor } from '#web/features/designs/pictures/picture-editor.tsx';
import type { usePhotographs } from '#web/features/fit/use-photographs.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextArea } from '#web/ui/forms/text-input.tsx';

interface ReturnFieldsProps {
  photographs: ReturnType<typeof usePhotographs>;
  /** The words that say how many photographs there may be. */
  limitIn: (most: number) => string;
  /** Of the words. */
  label: string;
  words: string;
  onWords: (words: string) => void;
}

/** Photographs of a piece, and words about it. */
export function ReturnFields({ photographs, limitIn, label, words, onWords }: ReturnFieldsProps) {
  const { staged, problem } = photographs;
  const most = handLimits.pictures;
  return (
    <>
      <PictureEditor
        staged={staged}
        limit={{ most, words: limitIn(most), tooMany: handSentences.tooManyPictures }}
        error={problem}
        onTouched={() => undefined}
      />
      <Field label={<Optional>{label}</Optional>}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={words}
            maxLength={handLimits.words}
            onChange={({ target }) => onWords(target.value)}
          />
        )}
      </Field>
    </>
  );
}
