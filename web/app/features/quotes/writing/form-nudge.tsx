import { useFormState, useWatch } from 'react-hook-form';
import { ContactNudge } from '../contact-nudge.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** Nudges about contact data in a field of a quote, once the maker has left it for the first time. */
export function FormNudge({ form, name }: { form: QuoteForm; name: 'title' | 'words' | 'included' }) {
  const { touchedFields } = useFormState({ control: form.control, name });
  const text = useWatch({ control: form.control, name });
  return <ContactNudge text={touchedFields[name] ? text : ''} />;
}
