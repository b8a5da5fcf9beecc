import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { PurchaseRow, SaleRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { ItemLine } from '#web/features/orders/core/item-line.tsx';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { purchasesList, salesList } from '#web/features/orders/dashboards/dashboards.api.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { type Preloaded, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { Weave } from '#web/ui/skeleton.tsx';
import complaintsWords from '#web/words/en/features/complaints/complaints.json';

interface OrderChoiceProps {
  /** The chosen order, or ''. */
  orderId: string;
  /** The order in the page's address, as the server loaded it. */
  preloaded: Preloaded<OrderData | null> | null;
  onChoose: (orderId: string) => void;
}

/** Chooses the order that the complaint is about, if any, and says who will read it. */
export function OrderChoice({ orderId, preloaded, onChoose }: OrderChoiceProps) {
  const t = useWords(complaintsWords, 'form');
  const bought = usePageList(purchasesList({}), null).data?.pages.flatMap((page) => page.rows) ?? [];
  const sold = usePageList(salesList({}), null).data?.pages.flatMap((page) => page.rows) ?? [];
  const isListed = [...bought, ...sold].some(({ id }) => String(id) === orderId);
  return (
    <div className="grid gap-3.5">
      <Field label={t('order')}>
        {(control) => (
          <Select {...control} value={orderId} onChange={({ target }) => onChoose(target.value)}>
            <option value="">{t('noOrder')}</option>
            {orderId !== '' && !isListed ? <ChosenOption orderId={orderId} preloaded={preloaded} /> : null}
            <Options label={t('purchases')} rows={bought} />
            <Options label={t('sales')} rows={sold} />
          </Select>
        )}
      </Field>
      {orderId === '' ? (
        <p className="hint">{t('seenByDesk')}</p>
      ) : (
        <ChosenOrder key={orderId} orderId={orderId} preloaded={preloaded} />
      )}
    </div>
  );
}

function Options({ label, rows }: { label: string; rows: readonly (PurchaseRow | SaleRow)[] }) {
  const t = useWords(complaintsWords, 'form');
  if (rows.length === 0) return null;
  return (
    <optgroup label={label}>
      {rows.map(({ id, orderNumber, orderItems }) => (
        <option key={id} value={id}>
          {t('orderOption', { number: orderNumber, title: orderItems[0]?.title ?? '' })}
        </option>
      ))}
    </optgroup>
  );
}

interface Chosen {
  orderId: string;
  preloaded: Preloaded<OrderData | null> | null;
}

/** The preloaded order is used only if it is the chosen one. */
function useOrder({ orderId, preloaded }: Chosen) {
  const isAsked = preloaded !== null && String(preloaded.data?.id ?? '') === orderId;
  return usePageQuery(orderQuery(orderId), isAsked ? preloaded : null);
}

/** The option of an order that is not in the lists, or whose lists are not loaded yet. */
function ChosenOption(chosen: Chosen) {
  const { data: order } = useOrder(chosen);
  return <option value={chosen.orderId}>{order?.orderNumber ?? ''}</option>;
}

function ChosenOrder(chosen: Chosen) {
  const t = useWords(complaintsWords, 'form');
  const { data: order, isPending } = useOrder(chosen);
  if (isPending) return <Weave className="h-28" />;
  if (!order) {
    return (
      <p role="alert" className="meta text-bad">
        {t('orderMissing')}
      </p>
    );
  }
  const [item] = order.products;
  const isBuyer = order.role === 'buyer';
  const name = isBuyer ? order.maker.name : order.buyer.name;
  // The maker does not know of the order until the advance is paid.
  const isKnown = order.history.some(({ to }) => to === 'CONFIRMED');
  return (
    <>
      <div className="slip p-4">
        <ItemLine
          designId={item?.id ?? 0}
          title={item?.title ?? order.orderNumber}
          titleLang={item?.titleLang}
          image={item?.image ?? null}
          lines={[
            <WholeNumbers key="number">{order.orderNumber}</WholeNumbers>,
            isBuyer ? t('purchaseFrom', { name }) : t('saleTo', { name }),
          ]}
        />
      </div>
      <p className="hint">{isKnown ? t('seenByBoth', { name }) : t('seenByDesk')}</p>
    </>
  );
}
