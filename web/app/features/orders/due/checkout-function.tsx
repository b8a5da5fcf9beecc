import { functionDayLimits, refuseFunctionDay } from '#contracts/orders/due/function-day.rules.ts';
import { compareWithFunction, scheduleBackwards } from '#contracts/orders/due/function-day.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import type { Address } from '#contracts/profiles/addresses.contract.ts';
import { MessageLink } from '#web/features/messaging/conversation/message-link.tsx';
import { formatCalendarDay, todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import functionDayWords from '#web/words/en/features/orders/due/function-day.json';
import type { ChosenDetails } from '../placing/details-as-chosen.ts';
import type { CheckoutForm } from '../placing/use-checkout-form.ts';
import { useExpectedDelivery } from '../placing/use-expected-delivery.ts';

interface CheckoutFunctionProps {
  design: ChosenDetails;
  form: CheckoutForm;
  book: readonly Address[];
}

/** The day of a function, beside the promised day. */
export function CheckoutFunction(props: CheckoutFunctionProps) {
  const t = useWords(functionDayWords, 'checkout');
  const { form } = props;
  const day = form.watch('functionOn');
  const today = todayInIndia();
  return (
    <section className="grid gap-5" aria-labelledby="function-day">
      <h2 id="function-day" className="title-3">
        {t('title')}
      </h2>
      <Field
        label={<Optional>{t('day')}</Optional>}
        hint={t('hint')}
        error={form.formState.errors.functionOn?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('functionOn')}
            type="date"
            min={today}
            max={addDays(today, functionDayLimits.aheadDays)}
            className="num"
          />
        )}
      </Field>
      <div aria-live="polite">
        {refuseFunctionDay(day, today) === null ? <Compared {...props} day={day} /> : null}
      </div>
    </section>
  );
}

/** Both days, whether one leaves time before the other, and the box to tick if it does not. */
function Compared({ design, form, book, day }: CheckoutFunctionProps & { day: string }) {
  const t = useWords(functionDayWords, 'checkout');
  const { by, makingDays, transit, daysOff } = useExpectedDelivery(design, form, book);
  const lateDay = form.watch('lateDay');
  // Its value is a day, not a boolean, so only the name is registered; a refusal finds the box by it.
  const { name } = form.register('lateDay');
  const { measuring, designer } = design;
  const risk = compareWithFunction(by, day, daysOff);
  const { orderBy, trialBy } = scheduleBackwards({
    ...{ functionOn: day, measuring, makingDays, daysOff, transitDays: transit.most },
  });
  const values = {
    ...{ by: formatCalendarDay(by), day: formatCalendarDay(day), maker: designer.name },
    ...{ orderBy: formatCalendarDay(orderBy), trialBy: formatCalendarDay(trialBy) },
  };
  return (
    <div className={`grid gap-3 rounded-md px-4 py-3.5 ${risk === 'FINE' ? 'bg-sunk' : 'bg-turmeric-wash'}`}>
      <p className="num font-semibold">
        {t('promised', values)}
        <br />
        {t('function', values)}
      </p>
      <p className="meta num text-pretty">{t(risk, values)}</p>
      {risk === 'TOO_LATE' ? (
        <Checkbox
          name={name}
          checked={lateDay === by}
          onChange={({ target }) => {
            form.setValue('lateDay', target.checked ? by : '', { shouldDirty: true });
            form.clearErrors('lateDay');
          }}
          label={<span className="num">{t('know', values)}</span>}
          error={form.formState.errors.lateDay?.message}
        />
      ) : null}
      {risk === 'FINE' ? null : (
        <div className="-ml-2.5">
          <MessageLink receiverId={designer.id} designId={design.id} kind="text" label={t('ask', values)} />
        </div>
      )}
    </div>
  );
}
