import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import {
  complaintCategories,
  complaintLimits,
  complaintPriorities,
} from '#contracts/complaints/complaint.rules.ts';
import type { Complaint } from '#contracts/complaints/complaints.contract.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import { ProgressThread } from '#web/ui/threads/progress-thread.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';
import { AttachmentsField } from './attachments-field.tsx';
import { noComplaint } from './complaint.form.ts';
import { OrderChoice } from './order-choice.tsx';
import { useFileComplaint } from './use-file-complaint.ts';

interface ComplaintFormProps {
  viewer: Viewer;
  /** The order id from the page's address, or ''. */
  askedOrderId: string;
  preloadedOrder: Preloaded<OrderData | null> | null;
  onSent: (complaint: Complaint) => void;
}

/** The form that files a complaint: what went wrong, with which order, and pictures. */
export function ComplaintForm({ viewer, askedOrderId, preloadedOrder, onSent }: ComplaintFormProps) {
  const t = useWords(complaintsWords);
  const filing = useFileComplaint({ viewer, askedOrderId, onSent });
  const {
    register,
    setValue,
    formState: { errors },
  } = filing.form;
  const isBusy = filing.done !== null;
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        filing.submit();
      }}
    >
      <OrderChoice
        orderId={filing.form.watch('orderId')}
        preloaded={preloadedOrder}
        onChoose={(chosen) => setValue('orderId', chosen)}
      />
      <Field label={t('form.title')} error={errors.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('title')}
            maxLength={complaintLimits.title}
            autoComplete="off"
            placeholder={t('form.titleExample')}
            readOnly={isBusy}
          />
        )}
      </Field>
      <Field label={t('form.category')} error={errors.category?.message}>
        {(control) => (
          <Select {...control} {...register('category')}>
            <option value="">{t('form.chooseCategory')}</option>
            {complaintCategories.map((category) => (
              <option key={category} value={category}>
                {t(`category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={
          <>
            {t('form.priority')} <OptionalMark />
          </>
        }
        hint={t('form.priorityHint')}
        error={errors.priority?.message}
      >
        {(control) => (
          <Select {...control} {...register('priority')} defaultValue={noComplaint.priority}>
            {complaintPriorities.map((priority) => (
              <option key={priority} value={priority}>
                {t(`priority.${priority}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        error={errors.description?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register('description')}
            rows={6}
            maxLength={complaintLimits.description}
            readOnly={isBusy}
          />
        )}
      </Field>
      <AttachmentsField attachments={filing.attachments} isBusy={isBusy} error={filing.fileError} />
      <Field label={t('form.email')} hint={t('form.emailHint')} error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email')}
            type="email"
            defaultValue={viewer.email}
            autoComplete="email"
            readOnly={isBusy}
          />
        )}
      </Field>
      {filing.done === null ? null : <ProgressThread label={t('form.progress')} done={filing.done} />}
      <div>
        <Button kind="primary" type="submit" busy={isBusy && t('form.sending')}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
