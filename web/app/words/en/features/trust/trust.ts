import { fitLimits } from '#contracts/fit/fit.rules.ts';
import { trustLimits } from '#contracts/trust/trust.rules.ts';

const { days, least, unansweredDays } = trustLimits;
const { claimDays } = fitLimits;

export const trust = {
  title: 'How these figures are made',
  lead: 'Makers cannot write or buy these figures. They come from orders and messages alone, and are computed every night.',
  sections: [
    {
      id: 'period',
      heading: 'What is counted',
      paragraphs: [
        `The last ${days} days, in India, up to yesterday. Each figure stands beside what it counts.`,
        `A figure is shown from ${least} counted orders, people or buyers on. Below that you read “Not enough orders yet”. Shares are always rounded down: 99.6% is shown as 99%.`,
      ],
    },
    {
      id: 'on-time',
      heading: 'On time',
      paragraphs: [
        'Of the orders that were settled, how many arrived on or before the promised day. Days off of the maker, days on which the maker waited for measurements or for the final payment, and a later day to which the buyer said yes move that day.',
        'A paid order that its maker cancels, or for which the maker gives everything back, counts as late. So does an order that is still open when its day has passed, unless it waits for its buyer, and one that is cancelled after its day. Other cancelled orders, and delivered ones of which everything was paid back, do not count.',
      ],
    },
    {
      id: 'fit',
      heading: 'Fitted at once, and altered afterwards',
      paragraphs: [
        `Of the delivered pieces that are made to measure or to a size, how many needed nothing put right free of charge because a value was measured, written or sewn wrong. An order counts once the ${claimDays} days are over in which its buyer can say that it does not fit, and once nothing about its fit is undecided.`,
        'Of the same orders, how many were altered afterwards, free or paid. An alteration that is a matter of taste does not say that the piece was sewn wrong.',
      ],
    },
    {
      id: 'answers',
      heading: 'Usual first answer',
      paragraphs: [
        `How long half of the people waited for a first answer at most, day and night counted: to an enquiry, or to the first message of a new chat. Each person counts once, with the first thing that they asked. A question without an answer counts with the time that it has waited, once that is ${unansweredDays} days.`,
      ],
    },
    {
      id: 'buyers',
      heading: 'Buyers who came back',
      paragraphs: [
        'Of the people who bought, how many paid for orders on two or more different days. Cancelled orders, and those of which everything was paid back, do not count.',
      ],
      links: [{ to: '/how-we-rank', label: 'How we rank' }],
    },
  ],
};
