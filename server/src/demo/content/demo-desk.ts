import type { ReportReason } from '#contracts/complaints/report.contract.ts';
import type { DocumentKind } from '#contracts/verifications/verification.rules.ts';

interface DemoVerification {
  maker: string;
  kind: DocumentKind;
  note: string;
  /** The names of the documents, and the files in demo/pictures that serve as their content. */
  documents: readonly { name: string; picture: string }[];
  hoursAgo: number;
  /** Null while the request is waiting. */
  decision: { is: 'VERIFIED' | 'REFUSED'; reason: string; hoursLater: number } | null;
}

/** Requests to be verified: one granted, one refused, two waiting. */
export const demoVerifications: readonly DemoVerification[] = [
  {
    maker: 'tania-sen',
    kind: 'WORK_SAMPLE',
    note: 'Two pieces from my table in Bolpur, the second one from its reverse side.',
    documents: [
      { name: 'kantha-in-work.webp', picture: 'kopai-kantha-silk-saree-full.webp' },
      { name: 'reverse-side.webp', picture: 'bolpur-poet-s-jhola-full.webp' },
    ],
    hoursAgo: 48,
    decision: {
      is: 'VERIFIED',
      reason: 'Both pieces are her own hand; we spoke on the phone.',
      hoursLater: 25,
    },
  },
  {
    maker: 'harpreet-gill',
    kind: 'IDENTITY',
    note: '',
    documents: [{ name: 'card.webp', picture: 'phulkari-potli-full.webp' }],
    hoursAgo: 42,
    decision: {
      is: 'REFUSED',
      reason: 'The photograph shows a potli and no card. Please send a paper that bears your name.',
      hoursLater: 20,
    },
  },
  {
    maker: 'pranjal-das',
    kind: 'BUSINESS',
    note: 'The co-operative is registered in my uncle’s name, Hemen Das. I sign for it since last year.',
    documents: [
      { name: 'co-operative-page-1.webp', picture: 'shantiniketan-dhoti-set-full.webp' },
      { name: 'co-operative-page-2.webp', picture: 'doria-summer-kurta-full.webp' },
    ],
    hoursAgo: 52,
    decision: null,
  },
  {
    maker: 'nathulal-rangrez',
    kind: 'WORK_SAMPLE',
    note: 'Tied on Monday, opened on Thursday. My son holds the cloth.',
    documents: [{ name: 'leheriya-opened.webp', picture: 'rangat-leheriya-saree-fold.webp' }],
    hoursAgo: 6,
    decision: null,
  },
];

/** A report of a design, of the first comment under one, or of a person. */
interface DemoReport {
  by: string;
  about: { design: string } | { commentUnder: string } | { person: string };
  reason: ReportReason;
  note: string;
  hoursAgo: number;
  /** Why the report was dismissed; null while it is waiting. */
  dismissedWith: string | null;
}

/** The oldest waiting report is overdue. The dismissed one was decided after a day. */
export const demoReports: readonly DemoReport[] = [
  {
    by: 'bhavna-trivedi',
    about: { design: 'teej-ghagra-choli' },
    reason: 'OTHER',
    note: 'It costs more than mine did last year.',
    hoursAgo: 45,
    dismissedWith: 'Makers set their prices. Nothing is wrong with the design.',
  },
  {
    by: 'sumaiya-khatri',
    about: { design: 'block-print-juttis' },
    reason: 'COPIED',
    note: 'The border is the one of my floor cushions, down to the slip of the block in the corner.',
    hoursAgo: 71,
    dismissedWith: null,
  },
  {
    by: 'meher-ansari',
    about: { commentUnder: 'gulnaar-katan-silk-saree' },
    reason: 'OTHER',
    note: 'The same words stand under three other designs.',
    hoursAgo: 30,
    dismissedWith: null,
  },
  {
    by: 'zoya-rizvi',
    // Must not be a person who is suspended below: that would uphold the report.
    about: { person: 'neel-chatterjee' },
    reason: 'SPAM',
    note: 'Writes to all of us to sell photographs of our own work.',
    hoursAgo: 9,
    dismissedWith: null,
  },
];

/** An advertisement posted as a comment, which the desk took down after some hours. */
export const demoSpam = {
  key: 'spam',
  design: 'gulnaar-katan-silk-saree',
  author: 'omkar-jadhav',
  content: 'Same pieces at half the price, write to me for the list.',
  reporters: ['ananya-iyer', 'meher-ansari'],
  hoursAgo: 40,
  takenDownHoursAgo: 20,
  reason: 'An advertisement, and no word about the design.',
} as const;

interface DemoTakedown {
  design: string;
  reason: string;
  hoursAgo: number;
  /** Empty if the maker has not appealed. */
  appeal: string;
  /** Why the design was shown again; empty while it is hidden. */
  restoredWith: string;
}

/** Designs that the desk hid: one has an appeal, one was shown again. */
export const demoTakedowns: readonly DemoTakedown[] = [
  {
    design: 'patiala-envelope-clutch',
    reason: 'The second photograph shows the label of another house. Please replace it.',
    hoursAgo: 19,
    appeal:
      'The label is my mother’s. The house was hers before it was mine, and I still sew it in. I can send her registration.',
    restoredWith: '',
  },
  {
    design: 'onam-table-runner',
    reason: 'Reported as machine-woven. Please tell us how it is made.',
    hoursAgo: 18,
    appeal: 'It is woven on my pit loom; I have put a film of it into my story.',
    restoredWith: 'The film shows her at the loom. We were wrong.',
  },
];

interface DemoSuspension {
  person: string;
  hoursAgo: number;
  reason: string;
  /** Null for a suspension that has been lifted. */
  days: number | null;
  liftedWith: string;
}

export const demoSuspensions: readonly DemoSuspension[] = [
  {
    person: 'yusuf-contractor',
    hoursAgo: 5,
    reason: 'Eleven orders within an hour, none of them paid.',
    days: null,
    liftedWith: 'His nephew had the phone. The orders have lapsed.',
  },
  {
    person: 'omkar-jadhav',
    hoursAgo: 3,
    reason: 'The same advertisement, sent to many makers after we had asked you to stop.',
    days: 6,
    liftedWith: '',
  },
];

/** The desk's notes on orders: internal, or for the buyer. */
export const demoOrderNotes = [
  {
    key: 'note-0',
    hoursAgo: 2,
    shopper: 'aditya-kulkarni',
    daysAgo: 18,
    note: 'The maker’s courier does not go to Bandra on Saturdays; asked him to book Monday.',
    told: '',
  },
  {
    key: 'note-1',
    hoursAgo: 1,
    shopper: 'aditya-kulkarni',
    daysAgo: 18,
    note: '',
    told: 'Your parcel is packed. The courier takes it on Monday, and we watch it until it is with you.',
  },
] as const;
