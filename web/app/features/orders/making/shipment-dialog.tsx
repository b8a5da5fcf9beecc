import { type FormEvent, useState } from 'react';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { shipmentProblems } from '#contracts/orders/making/shipment.rules.ts';
import { ApiError, sentenceOf } from '#web/platform/api/api-error.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useOneAtATime } from '#web/platform/query/use-one-at-a-time.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { useFaultLead } from '#web/ui/forms/use-fault-lead.ts';
import makingWords from '#web/words/en/features/orders/making/making.json';
import { useSetShipment } from './making.api.ts';
import { ShipmentFields } from './shipment-fields.tsx';

/** The maker enters or corrects the shipment. */
export function ShipmentDialog({ order, onClose }: { order: OrderData; onClose: () => void }) {
  const t = useWords(makingWords, 'shipment');
  const save = useSetShipment(order.id);
  const oneAtATime = useOneAtATime();
  const { form, lead } = useFaultLead();
  const { carrier = '', trackingNumber = '', estimatedDelivery } = order.shipment ?? {};
  const [words, setWords] = useState({
    shippingCarrier: carrier as string,
    trackingNumber,
    estimatedDelivery: estimatedDelivery ?? '',
  });
  const [problems, setProblems] = useState<Partial<Record<string, Message>>>({});

  const send = async () => {
    const trimmed = { ...words, trackingNumber: words.trackingNumber.trim() };
    const found = shipmentProblems(trimmed, todayInIndia());
    setProblems(found);
    if (Object.keys(found).length > 0) {
      lead();
      return;
    }
    try {
      await save.mutateAsync(trimmed);
      toast.good(t('saved'), t('savedLine'));
      onClose();
    } catch (error) {
      toast.bad(t('failed'), sentenceOf(error));
      if (!(error instanceof ApiError) || !error.errors) return;
      setProblems(error.errors);
      lead();
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(send);
  };

  return (
    <Dialog open onClose={onClose} title={t('dialog')}>
      <form ref={form} className="grid gap-5" noValidate onSubmit={submit}>
        <ShipmentFields
          words={words}
          problems={problems}
          onChange={(next) => {
            setWords(next);
            setProblems({});
          }}
        />
        <div className="sheet-foot grid md:justify-items-start">
          <Button kind="primary" type="submit" busy={save.isPending && t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
