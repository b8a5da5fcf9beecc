import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AdminProduct } from '#contracts/admin/products/products.contract.ts';
import { localeNames, locales } from '#contracts/platform/locales.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatMoment, formatShortDay } from '#web/platform/i18n/dates.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import productsWords from '#web/words/en/features/admin/products/products.json';
import reportQueueWords from '#web/words/en/features/admin/reports/reports.json';
import { DoneAct } from '../audit/done-act.tsx';

/** The facts of a design and its counts. */
export function ProductFacts({ product }: { product: AdminProduct }) {
  const t = useWords(productsWords);
  const { counts } = product;
  const facts = [
    [t('facts.category'), labelOf('category', product.category)],
    [t('facts.discount'), product.discount === 0 ? '' : `${product.discount}%`],
    [t('facts.material'), product.materials.join(', ')],
    [t('facts.brand'), product.brand],
    [t('facts.size'), product.size],
    [t('facts.colour'), product.colour],
    [t('facts.condition'), labelOf('condition', product.condition)],
    [t('facts.completion'), t('facts.days', { count: product.completionDays })],
    [t('facts.uploaded'), formatShortDay(product.createdAt)],
    [t('facts.published'), product.publishedAt === null ? '' : formatShortDay(product.publishedAt)],
  ] as const;
  const figures = [
    [t('facts.likes'), counts.likes],
    [t('facts.saves'), counts.saves],
    [t('facts.comments'), counts.comments],
    [t('facts.shares'), counts.shares],
    [t('facts.reviews'), counts.reviews],
    [t('facts.orders'), product.orders],
    [t('facts.openOrders'), counts.openOrders],
  ] as const;
  return (
    <>
      <Part title={t('about')}>
        <p
          lang={product.titleLang}
          dir="auto"
          className="mb-5 max-w-[62ch] wrap-anywhere whitespace-pre-line"
        >
          {product.description}
        </p>
        <OtherWords translations={product.translations} />
        <Facts facts={facts.filter(([, value]) => value !== '')} />
      </Part>
      <Part title={t('figures')}>
        <Facts facts={figures} />
      </Part>
    </>
  );
}

/** The maker's translations of the design. */
function OtherWords({ translations }: Pick<AdminProduct, 'translations'>) {
  return locales.map((locale) => {
    const said = translations[locale];
    if (said === undefined) return null;
    const { title, description, ...facts } = said;
    const others = Object.values(facts).filter((words) => words !== '');
    return (
      <section key={locale} lang={locale} className="mb-5 grid max-w-[62ch] gap-1">
        <h3 className="meta">{localeNames[locale]}</h3>
        <p className="font-display text-4 wrap-anywhere">{title}</p>
        {description === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
        {others.length === 0 ? null : <p className="meta">{others.join(' · ')}</p>}
      </section>
    );
  });
}

/** Each takedown of the design, and its maker's appeal. Renders nothing if there was none. */
export function ProductTakedowns({ takedowns }: Pick<AdminProduct, 'takedowns'>) {
  const t = useWords(productsWords);
  if (takedowns.length === 0) return null;
  return (
    <Part title={t('takedowns')}>
      <ul className="grid gap-5">
        {takedowns.map(({ reason, hiddenAt, endedAt, appeal }) => (
          <li key={hiddenAt} className="grid max-w-[72ch] gap-2 border-l-3 border-bad pl-4">
            <span className="meta num">
              {endedAt === null
                ? t('takedown.standing', { from: formatMoment(hiddenAt) })
                : t('takedown.ended', { from: formatMoment(hiddenAt), to: formatMoment(endedAt) })}
            </span>
            <QuotedWords name={t('takedown.why')} words={reason} />
            {appeal === null ? null : (
              <QuotedWords
                name={t('takedown.appeal', { moment: formatMoment(appeal.sentAt) })}
                words={appeal.words}
              />
            )}
            {appeal?.answer ? <QuotedWords name={t('takedown.answer')} words={appeal.answer} /> : null}
            {appeal !== null && appeal.answer === null && endedAt === null ? (
              <span className="hint">{t('takedown.waits')}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The reports about the design, and their decisions. */
export function ProductReports({ product: { reports, openReports } }: { product: AdminProduct }) {
  const t = useWords(productsWords);
  const queue = useWords(reportQueueWords);
  return (
    <Part title={t('reports')}>
      {reports.length === 0 ? <p>{t('noReports')}</p> : null}
      <ul className="grid divide-y divide-seam">
        {reports.map((report) => (
          <li key={report.id} className="grid justify-items-start gap-1 py-3 first:pt-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{queue(`reasons.${report.reason}`)}</span>
              <Badge tone={report.status === 'OPEN' ? 'rust' : 'still'}>
                {t(`outcomes.${report.status}`)}
              </Badge>
            </span>
            {report.note === '' ? null : (
              <span lang={writtenIn(report.note)} dir="auto" className="wrap-anywhere">
                {report.note}
              </span>
            )}
            <span className="meta num">
              {t('by', { name: report.reporter.name })} · {formatMoment(report.createdAt)}
            </span>
          </li>
        ))}
      </ul>
      {openReports > 0 ? (
        <Link to="/admin/reports?kind=DESIGN" className="link">
          {t('decide')}
        </Link>
      ) : null}
    </Part>
  );
}

/** The newest entries of the audit log about the design. */
export function ProductHistory({ acts }: Pick<AdminProduct, 'acts'>) {
  const t = useWords(productsWords);
  return (
    <Part title={t('history')}>
      {acts.length === 0 ? <p>{t('noHistory')}</p> : null}
      <ol className="grid divide-y divide-seam">
        {acts.map((act) => (
          <li key={act.id} className="grid gap-1 py-3 first:pt-0">
            <DoneAct act={act} />
            <span lang={writtenIn(act.reason)} dir="auto" className="wrap-anywhere">
              {act.reason}
            </span>
            <span className="meta num">
              {act.admin === null ? null : `${act.admin.name} · `}
              {formatMoment(act.createdAt)}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="title-3 mb-3">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="meta">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function QuotedWords({ name, words }: { name: string; words: string }) {
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      <span className="font-semibold">{name}:</span> {words}
    </p>
  );
}
