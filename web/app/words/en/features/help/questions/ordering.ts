import { taxInForce } from '#contracts/money/money.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const ordering: HelpGroup = {
  id: 'ordering',
  title: 'Ordering and paying in two parts',
  questions: [
    {
      id: 'how-to-order',
      question: 'How do I order?',
      paragraphs: [
        'Open a design and press Order Now. You say where it should go, choose your size where the piece is made in sizes, and pay the advance. You need an account for this.',
        'The order counts once the advance has arrived. From then on the maker sees your name, address and phone number, and you see every step on the order page.',
      ],
      links: [{ to: '/search', label: 'Look for a design' }],
      words: 'order ordering buy checkout how to',
    },
    {
      id: 'takes-no-orders',
      question: 'Why can I not order this design now?',
      paragraphs: [
        'Its maker has paused, or has taken as many orders as they can make this month. The page of the design says from which day orders are taken again. Until then you can send an enquiry or a message.',
      ],
      words: 'order now missing paused full later again maker closed',
    },
    {
      id: 'two-parts',
      question: 'Why do I pay in two parts?',
      paragraphs: [
        'Each piece is made for one person, so the maker begins with 40% of the total in hand. The other 60% is due when the piece is made, before the parcel is sent. Both amounts stand on the page of the design before you order.',
      ],
      words: 'advance instalment installment two parts deposit emi',
    },
    {
      id: 'tax',
      question: 'What is in the price?',
      paragraphs: [
        `A price is the maker’s, before tax. Tax of ${taxInForce.percent}% is added to it. Wherever a total, an advance or a final payment is shown, the tax is in it. Shipping is free.`,
        'If a price changes while you fill in the checkout, you are shown the new total before anything is ordered.',
      ],
      words: 'tax gst price total charges',
    },
    {
      id: 'how-to-pay',
      question: 'How can I pay?',
      paragraphs: [
        'In the payment window of Razorpay, with one of the ways it offers you there, such as a card or UPI. We never see the number of your card.',
      ],
      words: 'pay payment upi card razorpay netbanking cod',
    },
    {
      id: 'final-payment',
      question: 'When do I pay the rest?',
      paragraphs: [
        'When the maker asks for it. You get a notification and have 7 days; the button stands on the order page. You may also pay it before you are asked.',
        'If the 7 days pass, the order is not cancelled by itself. The parcel waits until the payment has arrived.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
      words: 'final payment remaining rest due balance',
    },
    {
      id: 'payment-not-shown',
      question: 'I have paid, but the order still waits for it',
      paragraphs: [
        'It can take a few minutes. Nothing is lost when you close the window: we also ask Razorpay ourselves. If the payment did not go through, press Continue payment on the order.',
        'An unpaid order is kept for 24 hours, then it lapses. Money that arrives after that goes back by itself, and so does a second payment of the same amount.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
      words: 'payment failed pending stuck deducted twice unpaid lapse',
    },
    {
      id: 'documents',
      question: 'Where are my receipt and my invoice?',
      paragraphs: [
        'On the order page, as PDF. There is a receipt for each of the two payments. Once everything is paid there is a tax invoice, or a receipt for the whole order where the maker has given no GSTIN.',
      ],
      links: [{ to: '/userDashboard?tab=purchases', label: 'Your orders' }],
      words: 'invoice receipt bill gst gstin document pdf',
    },
    {
      id: 'ask-the-maker',
      question: 'Can I ask the maker something first?',
      paragraphs: [
        'Yes. Enquiry on the page of the design needs no account; the answer comes by email. With an account you can also press Message Designer and write in the chat.',
      ],
      words: 'enquiry inquiry ask question message designer',
    },
  ],
};
