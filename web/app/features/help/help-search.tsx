import { useRef } from 'react';
import { useHref } from 'react-router';
import { textOf } from '#web/platform/i18n/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { help } from '#web/words/en/features/help/help.ts';

interface HelpSearchProps {
  asked: string;
  onAsk: (q: string) => void;
}

/** Filters the questions while a person types; without JavaScript the form asks the server. */
export function HelpSearch({ asked, onAsk }: HelpSearchProps) {
  const text = textOf(help);
  const field = useRef<HTMLInputElement>(null);

  return (
    <search className="max-w-[520px]">
      <form
        action={useHref('/help')}
        method="get"
        className="flex gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          field.current?.blur();
        }}
      >
        <TextInput
          ref={field}
          type="search"
          name="q"
          value={asked}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text.search}
          placeholder={text.example}
          onChange={({ target }) => onAsk(target.value)}
        />
        <Button type="submit" kind="ghost">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}
