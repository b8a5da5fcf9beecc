import type { ComplaintCategory, ComplaintPriority } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide } from '#contracts/complaints/complaints.states.ts';

export interface DemoComplaint {
  key: string;
  /** Null for any other person who has bought from the maker. */
  shopper: string | null;
  /** The maker of the order that the complaint is about; null if it is about none. */
  maker: string | null;
  title: string;
  category: ComplaintCategory;
  priority: ComplaintPriority;
  description: string;
  hoursAgo: number;
  answers: readonly { by: ComplaintSide; content: string; hoursLater: number }[];
  isSettled: boolean;
}

/** Only a few, one in each status. One is overdue. */
export const demoComplaints: readonly DemoComplaint[] = [
  {
    key: 'complaint-0',
    shopper: 'ananya-iyer',
    maker: null,
    title: 'The code to reset my password came late',
    category: 'technical',
    priority: 'low',
    description:
      'I asked for a code twice on Sunday evening. The first came after half an hour and no longer opened anything.',
    hoursAgo: 200,
    answers: [
      {
        by: 'DESK',
        content:
          'Your mail provider held our letters back that evening. They arrive at once again; a code lives for ten minutes, so please use the newest.',
        hoursLater: 19,
      },
      { by: 'COMPLAINANT', content: 'It works now, thank you.', hoursLater: 31 },
    ],
    isSettled: true,
  },
  {
    key: 'complaint-1',
    shopper: 'ananya-iyer',
    maker: 'meher-ansari',
    title: 'The edging is not the width we agreed on',
    category: 'product-quality',
    priority: 'medium',
    description:
      'We had agreed on the broad edging, two fingers wide. The photograph shows the narrow one. The rest is lovely, and there is time until the function: could the border be done again?',
    hoursAgo: 60,
    answers: [
      {
        by: 'RESPONDENT',
        content:
          'You are right, and I am sorry: the narrow reel was the one on the table. The broad one is being sewn on now, at no cost to you.',
        hoursLater: 5,
      },
      {
        by: 'DESK',
        content: 'Thank you both. We keep this open until the new border has been seen.',
        hoursLater: 22,
      },
    ],
    isSettled: false,
  },
  {
    key: 'complaint-2',
    shopper: null,
    maker: 'meher-ansari',
    title: 'May it be sent to my sister instead',
    category: 'delivery',
    priority: 'high',
    description:
      'I shall be travelling in the week in which it is to be ready. Please send the parcel to my sister in Pune; I will write her address in the chat.',
    hoursAgo: 7,
    answers: [],
    isSettled: false,
  },
  {
    key: 'complaint-3',
    shopper: 'rohan-deshpande',
    maker: null,
    title: 'The letter to confirm my new address never comes',
    category: 'technical',
    priority: 'medium',
    description:
      'I have changed my address in the settings three times now. The page says that a letter is on its way. It is not in the spam folder either.',
    hoursAgo: 77,
    answers: [],
    isSettled: false,
  },
  {
    key: 'complaint-4',
    shopper: 'ananya-iyer',
    maker: null,
    title: 'Two lines on my statement for one advance',
    category: 'billing',
    priority: 'urgent',
    description:
      'My bank shows the advance twice, both on the same day. The app shows one payment. Please look before the month is closed.',
    hoursAgo: 31,
    answers: [
      {
        by: 'DESK',
        content:
          'We hold one payment; the other line is a reservation that your bank lets go within five working days. If it is still there on Monday, answer here and we write to the bank.',
        hoursLater: 3,
      },
    ],
    isSettled: false,
  },
];

/** The desk's canned answers. */
export const demoCannedAnswers = [
  {
    title: 'We look into it',
    content:
      'Dear {name},\n\nthank you for telling us. We have read your complaint {ticket} and look into it now. You hear from us within two days.',
  },
  {
    title: 'Photographs, please',
    content:
      'Dear {name},\n\ncould you add two photographs here, one of the whole piece and one of what is wrong with it? Daylight is best.',
  },
  {
    title: 'Refund on its way',
    content:
      'Dear {name},\n\nyour refund has left us. Your bank shows it within five to seven working days. If it does not, answer here and name {ticket}.',
  },
];
