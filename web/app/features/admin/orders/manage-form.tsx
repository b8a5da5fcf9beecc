import { actReasonLimits } from '#contracts/admin/audit/acts.rules.ts';
import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { deskLimits, outOfDateSentence, takesParcel } from '#contracts/admin/orders/orders.rules.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { hasEnded, shownStatus } from '#contracts/orders/core/orders.states.ts';
import { RefundWaits } from '#web/features/orders/disputes/refund-waits.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Select, TextArea } from '#web/ui/forms/text-input.tsx';
import { wordsOfStatus } from '#web/ui/status.ts';
import deskWords from '#web/words/en/features/admin/orders/orders.json';
import { ParcelFields } from './parcel-fields.tsx';
import { useManageForm } from './use-manage-form.ts';

/** The desk changes an order's status and shipment, and writes notes for itself. */
export function ManageForm({ desk }: { desk: DeskOrder }) {
  const t = useWords(deskWords, 'form');
  const form = useManageForm(desk);
  const { shown, problems, stale } = form;
  const { order, can } = desk;
  const isStopped =
    stopOf({ status: order.status, hold: null, isDisputed: order.payments.isDisputed }) !== null;
  const canChange = can.moveTo.length > 0 || (takesParcel(order.status) && !isStopped);
  const isOver = hasEnded(order.status) && can.moveTo.length === 0;
  const status = can.moveTo.find((each) => each === shown.status) ?? '';
  return (
    <form ref={form.form} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      <Slip aria-labelledby="status-card" className="grid gap-5">
        <h2 id="status-card" className="title-3">
          {isOver ? t('over', { status: order.status }) : t('statusCard')}
        </h2>
        {isOver ? (
          <p className="text-ink-2">{t('overLine')}</p>
        ) : (
          <Field
            label={t('status')}
            error={problems.status}
            {...(status === 'CANCELLED' && { hint: t('cancelHint') })}
          >
            {(control) => (
              <Select
                {...control}
                value={status}
                disabled={can.moveTo.length === 0}
                onChange={({ target }) => form.changeStatus(target.value)}
              >
                <option value="">
                  {t('leave', {
                    status: wordsOfStatus(shownStatus(order.status, order.payments.final.paid)),
                  })}
                </option>
                {can.moveTo.map((each) => (
                  <option key={each} value={each}>
                    {wordsOfStatus(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {status === 'CANCELLED' ? <RefundWaits order={order} reader="desk" className="meta" /> : null}
        <Field label={t('notes')} hint={t('notesHint')} error={problems.note}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={shown.note}
              maxLength={deskLimits.longestNote}
              onChange={({ target }) => form.change({ note: target.value })}
            />
          )}
        </Field>
      </Slip>
      <ParcelFields
        status={status || order.status}
        isStopped={isStopped}
        words={shown}
        problems={problems}
        onChange={form.changeParcel}
      />
      {canChange ? (
        <Field label={t('reason')} hint={t('reasonHint')} error={problems.reason}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              value={shown.reason}
              maxLength={actReasonLimits.longest}
              onChange={({ target }) => form.change({ reason: target.value })}
            />
          )}
        </Field>
      ) : null}
      {stale === null ? (
        <FieldError message={form.refusal} />
      ) : (
        <div role="alert" className="grid justify-items-start gap-3">
          <FieldError message={outOfDateSentence(stale.seen, stale.now)} />
          <Button small onClick={form.takeOver}>
            {t('takeOver')}
          </Button>
        </div>
      )}
      <Button
        kind={canChange ? 'primary' : 'secondary'}
        type="submit"
        className="justify-self-start"
        busy={form.isBusy && t('sending')}
      >
        {t(canChange ? 'submit' : 'addNote')}
      </Button>
    </form>
  );
}
