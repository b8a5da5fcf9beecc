import { type FormEvent, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import { confirmedEmailSentences, unconfirmedOrderMost } from '#contracts/accounts/confirmed-email.rules.ts';
import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { ConfirmationNotice } from '#web/features/accounts/emails/confirmation-notice.tsx';
import { choicesOf } from '#web/features/designs/options/choices-in-address.ts';
import { ClosedNote } from '#web/features/profiles/shop/closed-note.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { useHeldToasts } from '#web/ui/floats/use-held-toasts.ts';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import ordersWords from '#web/words/en/features/orders/orders.json';
import { CheckoutFunction } from '../due/checkout-function.tsx';
import { CancelLater } from '../endings/cancel-later.tsx';
import { WaitingOrder } from '../paying/waiting-order.tsx';
import type { Route } from './+types/checkout.route.ts';
import { designToOrder, type KnownAddresses, knownAddresses, waitingOrderOf } from './checkout.api.ts';
import { firstWords, formIdOf } from './checkout.form.ts';
import { forgetAttempt } from './checkout-attempt.ts';
import { CheckoutChoices } from './checkout-choices.tsx';
import { CheckoutFields } from './checkout-fields.tsx';
import { CheckoutBar } from './checkout-pay.tsx';
import { CheckoutItem, CheckoutSummary } from './checkout-summary.tsx';
import { detailsAsChosen } from './details-as-chosen.ts';
import { SizeChoice } from './size-choice.tsx';
import { useCheckout } from './use-checkout.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(ordersWords);
  return pageMeta(matches, { title: t('checkout.title'), description: t('checkout.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const { id } = args.params;
  const [design, address, waiting] = await Promise.all([
    preload(args.context, designToOrder(id)),
    preload(args.context, knownAddresses),
    preload(args.context, waitingOrderOf(id, choicesOf(new URL(args.request.url).searchParams))),
  ]);
  return { design, address, waiting };
}

export const clientLoader = noLoaderData;

/** The two columns: the form, and its summary. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-9 md:grid-cols-[minmax(0,1fr)_minmax(300px,420px)] md:gap-14 lg:gap-20';

export default function CheckoutPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(ordersWords, 'checkout');
  useHeldToasts('news');
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <h1 className="title-1 mb-7">{t('title')}</h1>
      <Guarded>
        <CheckoutOf key={params.id} id={params.id} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

interface CheckoutOfProps {
  id: string;
  preloaded: Awaited<ReturnType<typeof loader>> | null;
}

function CheckoutOf({ id, preloaded }: CheckoutOfProps) {
  const { viewer } = useViewer();
  const design = usePageQuery(designToOrder(id), preloaded?.design ?? null);
  const address = usePageQuery(knownAddresses, preloaded?.address ?? null);
  const [search] = useSearchParams();
  // Those with which the page was opened: an order placed on the page is not looked for.
  const [asked] = useState(() => choicesOf(search));
  const waiting = usePageQuery(waitingOrderOf(id, asked), preloaded?.waiting ?? null);
  // A cached answer may be stale: the waiting order may have been placed or paid since.
  const knowsWaiting = preloaded !== null || waiting.isFetchedAfterMount;

  if (design.isError && !design.data)
    return <ErrorState line={sentenceOf(design.error)} onRetry={() => design.refetch()} />;
  // A failure to load the addresses does not block the checkout; the form is then empty.
  if (viewer === null || !design.data || address.isPending || !knowsWaiting) return <CheckoutSkeleton />;
  if (viewer.suspension !== null) return <Suspended designId={design.data.id} />;
  if (design.data.can.edit) return <OwnDesign designId={design.data.id} />;
  return (
    <CheckoutOrWaiting
      design={design.data}
      viewer={viewer}
      addresses={address.data ?? noAddresses}
      waiting={waiting.data?.order ?? null}
      credit={waiting.data?.swatchCredit ?? null}
    />
  );
}

const noAddresses: KnownAddresses = { usual: null, book: [], phone: '' };

interface CheckoutFormProps {
  design: DesignDetails;
  viewer: Viewer;
  addresses: KnownAddresses;
  /** What a swatch takes off, in rupees before tax; null for nothing. */
  credit: number | null;
}

/** An order that was unpaid when the page opened is shown instead of the form; one placed on this page is not. */
function CheckoutOrWaiting({ waiting, ...rest }: CheckoutFormProps & { waiting: OrderData | null }) {
  const { design } = rest;
  const [found, setFound] = useState(waiting);
  // A shop that closes while the buyer is on this page, perhaps because of their own order, does not hide the form.
  const [wasClosed] = useState(!design.can.order);
  if (found === null && wasClosed && !design.can.order) return <ClosedShop design={design} />;
  if (found === null) return <CheckoutForm {...rest} />;
  // The order was paid, cancelled or lapsed while the page was open.
  if (waiting === null) return <Navigate to={`/order-details/purchase/${found.id}`} replace />;
  const startAnother = () => {
    forgetAttempt(rest.viewer.id, design.id);
    setFound(null);
  };
  return <WaitingOrder order={waiting} onAnother={startAnother} />;
}

function CheckoutForm({ design: shown, viewer, addresses, credit }: CheckoutFormProps) {
  // The order that is placed here takes the credit, so later answers do not name it any more.
  const [swatchCredit, onCredit] = useState(credit);
  const ordered = useMemo(() => ({ ...shown, swatchCredit }), [shown, swatchCredit]);
  const checkout = useCheckout(ordered, { viewer, addresses, onCredit });
  const design = detailsAsChosen(ordered, checkout.form.watch('choices'));
  const id = formIdOf(design.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.place();
  };
  return (
    <div className={columns}>
      <form id={id} noValidate onSubmit={submit}>
        <div className="mb-8 md:hidden">
          <CheckoutItem design={design} choices={false} />
        </div>
        {viewer.mustConfirmEmail && design.totalAmount > unconfirmedOrderMost ? (
          <div className="mb-8">
            <ConfirmationNotice sentence={confirmedEmailSentences.order} />
          </div>
        ) : null}
        {hasOptions(design.options) ? (
          <div className="mb-8 grid gap-8">
            <CheckoutChoices checkout={checkout} options={design.options} />
            <hr className="stitch" />
          </div>
        ) : null}
        {design.sizes.length > 1 ? (
          <div className="mb-8 grid gap-8">
            <SizeChoice form={checkout.form} sizes={design.sizes} />
            <hr className="stitch" />
          </div>
        ) : null}
        <CheckoutFields
          form={checkout.form}
          viewer={viewer}
          measuring={design.measuring}
          first={firstWords(viewer, addresses)}
          book={addresses.book}
        />
        <hr className="stitch my-8" />
        <CheckoutFunction design={design} form={checkout.form} book={addresses.book} />
        <hr className="stitch my-8" />
        <CancelLater
          shares={design.keptShares}
          advance={design.advanceAmount}
          maker={design.designer.name}
          reader="buyer"
        />
      </form>
      <div className="md:sticky md:top-[110px]">
        <CheckoutSummary design={design} checkout={checkout} formId={id} book={addresses.book} />
      </div>
      <CheckoutBar design={design} checkout={checkout} formId={id} />
    </div>
  );
}

function ClosedShop({ design }: { design: DesignDetails }) {
  const t = useWords(ordersWords, 'checkout');
  return (
    <div className="grid max-w-[560px] justify-items-start gap-6">
      {design.closed === null ? null : <ClosedNote closed={design.closed} makerName={design.designer.name} />}
      <ButtonLink to={`/product/${design.id}`}>{t('backToDesign')}</ButtonLink>
    </div>
  );
}

function Suspended({ designId }: { designId: number }) {
  const t = useWords(ordersWords, 'checkout');
  return (
    <EmptyState title={t('suspended')} line={t('suspendedLine')}>
      <ButtonLink to={`/product/${designId}`}>{t('backToDesign')}</ButtonLink>
    </EmptyState>
  );
}

function OwnDesign({ designId }: { designId: number }) {
  const t = useWords(ordersWords, 'checkout');
  return (
    <EmptyState picture="parcel" title={t('own')} line={t('ownLine')}>
      <ButtonLink to={`/product/${designId}`}>{t('backToDesign')}</ButtonLink>
    </EmptyState>
  );
}

function CheckoutSkeleton() {
  return (
    <Loading className={columns}>
      <div className="grid gap-6">
        {['contact', 'phone', 'email', 'street', 'city'].map((key) => (
          <div key={key} className="grid gap-2">
            <Weave className="h-3 w-24" />
            <Weave className="h-12" />
          </div>
        ))}
      </div>
      <Slip className="grid gap-6">
        <div className="grid grid-cols-[76px_1fr] gap-4">
          <Weave className="aspect-4/5" />
          <WeaveLines widths={['w-3/4', 'w-1/2', 'w-2/5']} />
        </div>
        <WeaveLines widths={['w-full', 'w-11/12', 'w-10/12']} />
        <Weave className="h-12" />
      </Slip>
    </Loading>
  );
}
