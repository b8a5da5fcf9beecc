import { useState } from 'react';
import type { WordAct } from '#contracts/cloth/cloth.contract.ts';
import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button, type ButtonKind, ButtonLink } from '#web/ui/button.tsx';
import clothWords from '#web/words/en/features/cloth/cloth.json';
import { LeftoverDialog } from './leftover-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { WordsDialog } from './words-dialog.tsx';

type Open = WordAct | 'receive' | 'price' | 'giveBack';

/** What the reader can do with the cloth. */
export function ClothActs({ order, found }: { order: OrderData; found: ClothOfOrder }) {
  const t = useWords(clothWords, 'acts');
  const [open, setOpen] = useState<Open | null>(null);
  const { can, cloth, role } = found;
  const props = { order, found, onClose: () => setOpen(null) };
  const values = { role: order.role, name: role === 'BUYER' ? order.maker.name : order.buyer.name };
  const act = (name: Open, kind: ButtonKind, isPossible: boolean) =>
    isPossible ? (
      <Button key={name} kind={kind} small onClick={() => setOpen(name)}>
        {t(name, values)}
      </Button>
    ) : null;
  return (
    <>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {act('AGREE', 'secondary', can.agree)}
        {act('receive', 'secondary', can.receive)}
        {act('CONFIRM', 'secondary', can.confirm)}
        {act('SEND_MORE', 'secondary', can.choose)}
        {act('MAKER_ADDS', 'secondary', can.choose)}
        {act('SMALLER', 'secondary', can.choose)}
        {act('price', 'secondary', can.price)}
        {act('ADAPT', 'secondary', can.adapt)}
        {act('giveBack', 'secondary', can.giveBack)}
        {cloth !== null && cloth.state === 'PRICED' && cloth.price !== null ? (
          <ButtonLink kind="secondary" small to={`/quotes/${cloth.price.quoteId}`}>
            {t('seeQuote')}
          </ButtonLink>
        ) : null}
        {act('ASK', 'ghost', can.ask)}
        {act('OBJECT', 'ghost', can.object)}
        {act('REFUSE', 'ghost', can.refuse)}
        {act('DECLINE', 'ghost', can.decline)}
        {act('WITHDRAW', 'text', can.withdraw)}
      </div>
      {open === null ? null : open === 'receive' ? (
        <ReceiptDialog {...props} />
      ) : open === 'price' ? (
        <PriceDialog {...props} />
      ) : open === 'giveBack' ? (
        <LeftoverDialog {...props} />
      ) : (
        <WordsDialog {...props} act={open} />
      )}
    </>
  );
}
