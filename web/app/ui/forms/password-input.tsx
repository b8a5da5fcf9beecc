import { type ComponentProps, useState } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import uiWords from '#web/words/en/platform/i18n/ui.json';
import { IconButton } from '../icon-button.tsx';
import { Eye, EyeOff } from '../icons.tsx';
import { TextInput } from './text-input.tsx';

/** A password input whose text can be shown. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useWords(uiWords);
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? 'text' : 'password'} className="pr-13" />
      <IconButton
        label={shown ? t('hidePassword') : t('showPassword')}
        className="absolute top-0.5 right-1 text-ink-2"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  );
}
