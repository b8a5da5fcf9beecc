import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
export const terms = {
  title: 'Terms',
  lead: 'What you can expect from Tanabana, from the makers, and what we ask of you.',
  sections: [
    {
      id: 'marketplace',
      heading: 'What Tanabana is',
      paragraphs: [
        'Tanabana is a marketplace. Designers, tailors, workshops and artists show their designs here and make them to order. The agreement for a piece is between you and its maker; the order and your payments for it run through us.',
      ],
      links: [{ to: '/how-we-rank', label: 'How we rank' }],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'You may look around without an account. To like, save, order or publish you need one. Use your own name and an email address that reaches you, and keep your password to yourself.',
        'You must be old enough to make a contract where you live. In India that is 18.',
      ],
    },
    {
      id: 'ordering',
      heading: 'Ordering and paying',
      subheads: { 0: 'Prices and payments', 2: 'Cancelling', 6: 'What our support desk may do' },
      paragraphs: [
        'Prices are in Indian rupees and before a tax of 8%. Wherever a total, an advance or a final payment is shown, the tax is in it; shipping is free. You pay 40% of the total when you order and the rest when the piece is made, before it is sent.',
        'An order counts once its advance has been paid. An order whose advance stays unpaid for 24 hours lapses.',
        `You may cancel without a reason within ${freeCancelHours} hours of paying the advance, however far the maker has come, as long as the parcel has not been sent. Everything you paid goes back to you.`,
        `Later than that you ask the maker to cancel, on the page of the order. If they agree they may keep a share of the advance: nothing before the making has begun, up to ${usualShares.DESIGN}% while it is designed, up to ${usualShares.MAKING}% while it is made, and up to the whole advance once it is made. Each maker sets their own shares within these bounds. You see yours in rupees before you pay the advance, and your order keeps them whatever the maker changes later.`,
        `All else goes back to you, and you see both sums before you ask. If the maker does not answer within ${cancellationLimits.answerDays} days, our support desk decides.`,
        'A maker who cannot make an order may cancel it until it is sent. Then everything you paid goes back to you.',
        'Our support desk may move an order on, cancel it until it is sent, or pay something back where the maker does not or cannot. What it cancels goes back to you whole, and both of you read why.',
      ],
      links: [{ to: '/help/returns-and-cancellation', label: 'Returns and cancellation' }],
    },
    {
      id: 'publishing',
      heading: 'What you publish',
      paragraphs: [
        'Designs, pictures and words you publish remain yours. You allow us to show them on Tanabana and where its pages are shared, for as long as they are published.',
        'Publish only what you made or may show, and describe it truly: the cloth, the work, the time it takes. What breaks the law, copies others or harms people has no place here. Report it; the report goes to the people who run Tanabana.',
        'They may hide or remove what has no place here, and tell you why. Against the hiding of a design you may appeal once, on its page.',
      ],
    },
    {
      id: 'problems',
      heading: 'If something goes wrong',
      paragraphs: [
        'If a piece arrives damaged, is not what was described or does not arrive, tell its maker first, then press Contact Support on the order page. Nothing here takes away rights that the law gives you as a buyer.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'When these terms change, the new ones stand on this page. An order keeps the price, the tax and the amounts it was placed with.',
      ],
    },
  ],
} as const;
