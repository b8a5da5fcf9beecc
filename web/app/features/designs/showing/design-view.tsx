import { useState } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { ReportButton } from '#web/features/complaints/reports/report-button.tsx';
import { addressOfCategory, CategoryLink } from '#web/features/discovery/explore/category-link.tsx';
import { RelatedNearEnd } from '#web/features/discovery/related/related-near-end.tsx';
import { DesignComments } from '#web/features/engagement/comments/design-comments.tsx';
import { FollowButton } from '#web/features/engagement/follows/follow-button.tsx';
import { MarkButton } from '#web/features/engagement/marks/mark-button.tsx';
import { ShareButton } from '#web/features/engagement/shares/share-button.tsx';
import { EnquiryButton } from '#web/features/enquiries/sending/enquiry-button.tsx';
import { CreditWords } from '#web/features/hands/credit-words.tsx';
import { MessageLink } from '#web/features/messaging/conversation/message-link.tsx';
import { LateSwatchOffer } from '#web/features/orders/swatches/late-swatch-offer.tsx';
import { ClosedNote } from '#web/features/profiles/shop/closed-note.tsx';
import { DesignReviews, RatingLine } from '#web/features/reviews/design-reviews.tsx';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Byline } from '#web/ui/byline.tsx';
import { Price } from '#web/ui/price.tsx';
import { InstalmentThread } from '#web/ui/threads/instalment-thread.tsx';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import { LateOwnerBar } from '../editing/late-owner-bar.tsx';
import { LateTakedown } from '../editing/late-takedown.tsx';
import { TaggedWords } from '../hashtags/tagged-words.tsx';
import { designAsChosen } from '../options/design-as-chosen.ts';
import { DesignChoices } from '../options/design-choices.tsx';
import { UncountedChoices } from '../options/uncounted-choices.tsx';
import { useChosenOptions } from '../options/use-chosen-options.ts';
import { BuyBar } from '../ordering/buy-bar.tsx';
import { DesignSize } from '../ordering/design-size.tsx';
import { OrderNow } from '../ordering/order-now.tsx';
import { OrderTerms } from '../ordering/order-terms.tsx';
import type { DesignPage } from './design-details.api.ts';
import { DesignFacts } from './design-facts.tsx';
import { DesignFilm } from './design-film.tsx';
import { DesignGallery } from './design-gallery.tsx';
import { ExpectedDelivery } from './expected-delivery.tsx';
import { useCountedView } from './use-counted-view.ts';

/** The page of one design: its pictures, and beside them its price, its maker and the order button. */
export function DesignView({ design: shown }: { design: DesignPage }) {
  const t = useWords(designDetailsWords);
  const { viewer } = useViewer();
  const [chosen, choose] = useChosenOptions(shown.id, viewer?.id ?? null);
  const design = designAsChosen(shown, chosen.choices);
  const { maker, category } = design;
  const isPublished = design.status === 'PUBLISHED';
  const [size, setSize] = useState('');
  useCountedView(shown);
  return (
    <div className="page pt-0! md:pt-9!">
      {design.takedown === null ? null : <LateTakedown designId={design.id} takedown={design.takedown} />}
      <div className="mb-6 hidden md:block">
        <Breadcrumbs
          crumbs={[
            { label: t('home'), to: '/' },
            { label: labelOf('category', category), to: addressOfCategory(category) },
            { label: design.title },
          ]}
        />
      </div>
      <div className="design-page">
        <DesignGallery key={design.id} design={design} />
        <div className="design-words">
          <div className="stitched-under flex items-center justify-between gap-3 pb-5">
            <Link to={`/publicProfile/${maker.id}`} className="min-w-0">
              <Byline person={maker} verified={maker.isVerified} line={townOf(maker.city)} wraps />
            </Link>
            <FollowButton maker={maker} fromServer={design.follow} kind="ghost" />
          </div>
          <div className="grid gap-3">
            <h1 lang={design.titleLang} dir="auto" className="title-1 wrap-anywhere">
              <TaggedWords text={design.title} />
            </h1>
            <p className="meta flex flex-wrap items-center gap-x-2.5">
              <RatingLine design={design} />
              <CategoryLink category={category} />
              {design.orders > 0 ? <span>{t('orders', { count: design.orders })}</span> : null}
            </p>
            {design.credits.map((credit) => (
              <p key={`${credit.kind} ${credit.name} ${credit.accountId}`} className="meta wrap-anywhere">
                <CreditWords credit={credit} words={t(`credit.${credit.kind}`, { name: credit.name })} />
              </p>
            ))}
          </div>
          <div>
            <Price price={design.price} original={design.original} discount={design.discount} size="page" />
            <p className="hint mt-1" aria-live="polite">
              {t('withTax', { total: formatRupees(design.total) })}
            </p>
            <UncountedChoices options={design.options} choices={chosen.choices} />
          </div>
          <InstalmentThread
            advance={{ label: t('advance'), amount: design.advance, paid: true, note: t('advanceWhen') }}
            final={{ label: t('final'), amount: design.final, paid: false, note: t('finalWhen') }}
          />
          <ExpectedDelivery delivery={design.delivery} measuring={design.measuring} maker={maker.name} />
          {design.closed === null ? null : (
            <ClosedNote
              closed={design.closed}
              makerName={maker.name}
              reader={design.isOwn ? 'maker' : 'buyer'}
            />
          )}
          <DesignSize design={design} chosen={size} onChoose={setSize} />
          <DesignChoices design={design} chosen={chosen} onChange={choose} />
          <div className="grid gap-2.5">
            <div className="order-here">
              <OrderNow design={design} size={size} choices={chosen.choices} />
            </div>
            {design.canOrder ? <OrderTerms /> : null}
            <LateSwatchOffer design={design} />
            {design.isOwn ? (
              <LateOwnerBar design={design} />
            ) : (
              <div className="grid grid-cols-1 gap-2.5 min-[320px]:grid-cols-2 max-md:[&>.btn]:px-2 max-md:[&>.btn]:text-2 max-md:[&>.btn_svg]:hidden">
                <EnquiryButton design={design} />
                <MessageLink
                  receiverId={maker.id}
                  designId={design.id}
                  label={t('messageDesigner')}
                  kind="secondary"
                />
                <p className="hint col-span-full">{t('waysToAsk')}</p>
              </div>
            )}
            {isPublished ? (
              <div className="flex gap-2">
                <MarkButton
                  kind="like"
                  designId={design.id}
                  fromServer={design.like}
                  counted
                  says
                  className="mark-boxed"
                />
                <MarkButton
                  kind="save"
                  designId={design.id}
                  fromServer={design.save}
                  counted
                  className="mark-boxed"
                />
                <ShareButton design={design} fromServer={design.shares} counted className="mark-boxed" />
              </div>
            ) : null}
          </div>
          <DesignFacts design={design} />
          <p
            lang={design.descriptionLang}
            dir="auto"
            className="max-w-[52ch] text-pretty wrap-anywhere whitespace-pre-line"
          >
            <TaggedWords text={design.description} />
          </p>
          {design.isOwn ? null : (
            <div>
              <ReportButton
                kind="DESIGN"
                targetId={design.id}
                label={t('report')}
                className="link meta -ml-0.5 inline-flex min-h-11 items-center gap-2 no-underline! [&_svg]:size-4"
              />
            </div>
          )}
        </div>
        <DesignFilm design={design} />
      </div>
      <DesignReviews design={design} />
      {isPublished ? <DesignComments key={design.id} design={design} /> : null}
      <RelatedNearEnd key={`related-${design.id}`} designId={design.id} />
      <BuyBar design={design} size={size} choices={chosen.choices} />
    </div>
  );
}
