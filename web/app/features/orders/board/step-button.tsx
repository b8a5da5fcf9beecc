import { useRef } from 'react';
import type { BoardOrder } from '#contracts/orders/board/board.contract.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/floats/toast.ts';
import { wordsOfStatus } from '#web/ui/status.ts';
import boardWords from '#web/words/en/features/orders/board/board.json';
import { useMoveOrder } from '../core/orders.api.ts';

interface StepButtonProps {
  order: BoardOrder;
  to: OrderStatus;
  onMoved: () => void;
}

/**
 * Moves the order to its next step. It stays busy until the board has refetched, because a second press would be
 * refused.
 */
export function StepButton({ order: { id, orderNumber }, to, onMoved }: StepButtonProps) {
  const t = useWords(boardWords, 'steps');
  const move = useMoveOrder(id);
  const step = isNamed(to) ? t(to) : wordsOfStatus(to);
  // A double click fires twice before a re-render could disable the button.
  const isPressed = useRef(false);
  const press = () => {
    if (isPressed.current) return;
    isPressed.current = true;
    move.mutate(
      { status: to, note: '' },
      {
        onSuccess: () => {
          toast.good(t('moved', { number: orderNumber, status: wordsOfStatus(to) }));
          onMoved();
        },
        onError: (error) => {
          isPressed.current = false;
          toast.bad(t('failed', { number: orderNumber }), sentenceOf(error));
        },
      },
    );
  };
  return (
    <Button
      small
      busy={(move.isPending || move.isSuccess) && t('moving')}
      onClick={press}
      aria-label={t('of', { step, number: orderNumber })}
    >
      {step}
    </Button>
  );
}

const named = [
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_COMPLETED',
  'FINAL_PAYMENT_PENDING',
  'COMPLETED',
  'READY_FOR_DELIVERY',
] as const;

function isNamed(status: OrderStatus): status is (typeof named)[number] {
  return named.some((one) => one === status);
}
