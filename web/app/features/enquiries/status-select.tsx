import type { EnquiryDetails } from '#contracts/enquiries/enquiries.contract.ts';
import { type EnquiryStatus, enquiryStatuses } from '#contracts/enquiries/enquiry.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { toast } from '#web/ui/floats/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import enquiriesWords from '#web/words/en/features/enquiries/enquiries.json';
import { useSetStatus } from './enquiries.api.ts';

/** The status of an enquiry, saved as soon as it is chosen. */
export function StatusSelect({ enquiry: { id, status } }: { enquiry: EnquiryDetails }) {
  const t = useWords(enquiriesWords);
  const change = useSetStatus(id);
  const choose = async (chosen: EnquiryStatus) => {
    try {
      await change.mutateAsync(chosen);
      toast.good(t('statusChanged'));
    } catch (error) {
      toast.bad(t('statusFailed'), sentenceOf(error));
    }
  };
  return (
    <Field label={t('statusLabel')} className="w-full md:w-48">
      {(control) => (
        <Select
          {...control}
          value={change.isPending ? change.variables : status}
          onChange={({ target }) => {
            const chosen = enquiryStatuses.find((one) => one === target.value);
            if (chosen) void choose(chosen);
          }}
        >
          {enquiryStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`status.${one}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
