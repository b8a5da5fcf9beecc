import { useState } from 'react';
import type { SideAct } from '#contracts/fit/fit.contract.ts';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, type ButtonKind, ButtonLink } from '#web/ui/button.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import { AlterDialog } from './alter-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SewnDialog } from './sewn-dialog.tsx';
import { useAtOnce, WordsDialog } from './words-dialog.tsx';

type Open = SideAct | 'SEWN' | 'PRICE' | null;

/** What the reader can do with a claim; the next step is the one madder button. */
export function ClaimActs({ claim }: { claim: FitClaim }) {
  const t = useWords(fitWords, 'acts');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { can, role, state, price, sewn, proposal } = claim;
  const isFirstSewn = can.sewn && sewn === null;
  const isFreeNext = can.acceptFree && !isFirstSewn && proposal.settlement !== 'PRICED';
  const isPriceNext = can.price && !isFirstSewn && !isFreeNext;
  const first = (isFirst: boolean, otherwise: ButtonKind = 'secondary'): ButtonKind =>
    isFirst ? 'primary' : otherwise;
  const act = (name: Exclude<Open, null>, label: string, kind: ButtonKind, isPossible: boolean) =>
    isPossible ? (
      <Button
        key={name}
        kind={kind}
        className={kind === 'text' ? '-ml-2.5 justify-self-start' : undefined}
        onClick={() => setOpen(name)}
      >
        {label}
      </Button>
    ) : null;
  return (
    <>
      <div className="grid gap-2.5 empty:hidden">
        {act('SEWN', t('sewn'), 'primary', isFirstSewn)}
        {act('ACCEPT_FREE', t('ACCEPT_FREE'), first(isFreeNext), can.acceptFree)}
        {act('PRICE', t('PRICE'), first(isPriceNext), can.price)}
        {act('SEND', t('SEND'), 'primary', can.send)}
        <AtOnce claim={claim} act="RECEIVE" isPossible={can.receive} />
        {act('ALTER', t('ALTER'), 'primary', can.alter)}
        {act('SEND_BACK', t('SEND_BACK'), 'primary', can.sendBack)}
        <AtOnce claim={claim} act="CONFIRM" isPossible={can.confirm} />
        {price !== null && state === 'PRICED' ? (
          <ButtonLink kind={first(role === 'BUYER')} to={`/quotes/${price.quoteId}`}>
            {t('seeQuote')}
          </ButtonLink>
        ) : null}
        {price !== null && price.orderId !== null && state !== 'PRICED' ? (
          <ButtonLink to={`/order-details/${role === 'BUYER' ? 'purchase' : 'sale'}/${price.orderId}`}>
            {t('seeOrder')}
          </ButtonLink>
        ) : null}
        {act('SEWN', t('sewnAgain'), 'ghost', can.sewn && !isFirstSewn)}
        {act('TAKE_TO_DESK', t('TAKE_TO_DESK'), 'secondary', can.takeToDesk)}
        {act('REFUSE', t('REFUSE'), 'ghost', can.refuse)}
        {act('WITHDRAW', t('WITHDRAW'), 'text', can.withdraw)}
      </div>
      {open === null ? null : open === 'SEWN' ? (
        <SewnDialog claim={claim} onClose={close} />
      ) : open === 'PRICE' ? (
        <PriceDialog claim={claim} onClose={close} />
      ) : open === 'ALTER' ? (
        <AlterDialog claim={claim} onClose={close} />
      ) : (
        <WordsDialog claim={claim} act={open} onClose={close} />
      )}
    </>
  );
}

interface AtOnceProps {
  claim: FitClaim;
  act: 'RECEIVE' | 'CONFIRM';
  isPossible: boolean;
}

/** An act that needs no words. It is the next step of whoever has the turn. */
function AtOnce({ claim, act, isPossible }: AtOnceProps) {
  const t = useWords(fitWords, 'acts');
  const { send, isBusy } = useAtOnce(claim, act);
  if (!isPossible) return null;
  return (
    <Button
      kind={claim.turn === claim.role ? 'primary' : 'secondary'}
      busy={isBusy && t('sending')}
      onClick={send}
    >
      {t(act)}
    </Button>
  );
}
