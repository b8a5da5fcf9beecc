import { usualVisitRadius } from '#contracts/meetings/visit-radius.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const measuring: HelpGroup = {
  id: 'measuring',
  title: 'Being measured',
  questions: [
    {
      id: 'how-it-fits',
      question: 'How will it fit me?',
      paragraphs: [
        'That depends on the design, and its page says so. Most are made to your measure: the maker comes to you or phones you. Some are made in sizes, and you choose one when you order. For sarees, bags and furnishings nothing is measured.',
      ],
      links: [{ to: '/help/size-guide', label: 'Size guide' }],
      words: 'size sizes fit fitting measured measure measurement size guide chart',
    },
    {
      id: 'book-a-measuring',
      question: 'How do I book a home visit or a phone call?',
      paragraphs: [
        'On the order page, once the advance has arrived. You choose a day from tomorrow up to 60 days ahead and one of the hours that the maker still has free, between 9 in the morning and 7 in the evening, Indian time. A visit takes an hour, a call half an hour.',
        `Makers visit as far from their PIN code as they have said, ${usualVisitRadius} km while they have said nothing. If your address lies farther away, choose the phone call.`,
      ],
      links: [
        { to: '/userDashboard?tab=purchases', label: 'Your orders' },
        { to: '/meetings', label: 'Your meetings' },
      ],
      words: 'home visit phone call meeting appointment book measurement',
    },
    {
      id: 'measured-by-phone',
      question: 'What happens on the phone?',
      paragraphs: [
        'You hold the tape and the maker tells you where. Have a soft tape and, if you can, a second person at hand. The size guide shows what is asked for each garment.',
      ],
      links: [{ to: '/help/size-guide', label: 'Size guide' }],
      words: 'phone call tape measurement',
    },
    {
      id: 'change-a-meeting',
      question: 'Can I move or cancel the meeting?',
      paragraphs: [
        'Yes, and so can the maker, until it begins. The page of your meetings has both, and a file for your own calendar.',
      ],
      links: [{ to: '/meetings', label: 'Your meetings' }],
      words: 'reschedule meeting appointment visit move',
    },
    {
      id: 'own-measurements',
      question: 'Can I write my measurements down myself?',
      paragraphs: [
        'Yes, in your naap book: yours, your mother’s, your child’s, in centimetres or inches. You share them on the order page once the advance is paid, and can take them back until making starts.',
        'On the order page both of you can record measurements, too, until the piece has been delivered. Earlier versions are kept, so you can see what changed. Only you and the maker see them.',
      ],
      links: [{ to: '/naap', label: 'Your naap book' }],
      words: 'measurements record own body inches centimetres naap book',
    },
    {
      id: 'between-sizes',
      question: 'I am between two sizes',
      paragraphs: [
        'What a size measures is up to its maker. Ask them by Enquiry before you order, or write it into the special instructions at the checkout.',
      ],
      links: [{ to: '/help/size-guide#sizes', label: 'Sizes on offer' }],
      words: 'between sizes size wrong size',
    },
  ],
};
