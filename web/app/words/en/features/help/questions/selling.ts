import { mostDesignsAtOnce } from '#contracts/designs/bulk/bulk.rules.ts';
import { uploadLimits } from '#contracts/designs/design.rules.ts';
import { draftDays, draftWarningDays, mostDrafts } from '#contracts/designs/drafts/drafts.rules.ts';
import { storyLimits } from '#contracts/stories/story.rules.ts';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const selling: HelpGroup = {
  id: 'selling',
  title: 'Selling',
  questions: [
    {
      id: 'start-selling',
      question: 'How do I start selling?',
      paragraphs: [
        `Upload a design: up to ${uploadLimits.pictures} pictures, a video if you have one, a price, and the days you need to make it. With the first upload you become a designer; in your profile you can say that you are a master, jariwala, karkhandar, vendor or artist instead.`,
      ],
      links: [
        { to: '/upload-product', label: 'Upload a design' },
        { to: '/profile', label: 'Your profile' },
      ],
      words: 'sell selling seller upload become designer shop',
    },
    {
      id: 'drafts-and-many-designs',
      question: 'Can I finish a design later, or change many at once?',
      paragraphs: [
        `What you type and send when you upload a design is saved as a draft, up to ${mostDrafts} of them. Continue it on any device from your dashboard, under Products. Only you see it; one that you do not touch for ${draftDays} days is deleted; the list says on which day, and an email tells you ${draftWarningDays} days before.`,
        `In the same place Duplicate begins a draft with the words and pictures of a design you have. Choose several designs to hide them, show them again or change their prices, up to ${mostDesignsAtOnce} at once: you see every new price before. Orders that are placed already keep theirs.`,
      ],
      links: [{ to: '/userDashboard?tab=products', label: 'Your designs' }],
      words: 'draft save later continue copy duplicate bulk price many hide several',
    },
    {
      id: 'before-the-first-order',
      question: 'What should be in my profile?',
      paragraphs: [
        'Your town and PIN code, because delivery days and home visits are counted from there and people look for makers near them; how far you go to measure somebody; and your GSTIN if you are registered, which is printed on tax invoices and shown nowhere else.',
      ],
      links: [{ to: '/profile', label: 'Your profile' }],
      words: 'profile gstin pin radius maker',
    },
    {
      id: 'get-verified',
      question: 'How do I get verified?',
      paragraphs: [
        `In your profile, under Get verified, send up to ${verificationLimits.documents} documents: something that shows who you are, a paper of your business, or samples of your work. An admin looks at them, and we notify you here and by email. If they are not enough, you read why and may send others.`,
        `Only admins see your documents. They are deleted ${verificationLimits.keptDays} days after the decision. The seal is for your name: if you change it, the seal goes until we have looked again.`,
      ],
      links: [{ to: '/profile?tab=verification', label: 'Get verified' }],
      words: 'verify verified verification seal badge tick documents identity',
    },
    {
      id: 'pausing-orders',
      question: 'Can I stop taking orders for a while?',
      paragraphs: [
        'Yes, in your profile under Shop Page: choose the day on which you take orders again, and add a sentence if you like. Buyers read it on your designs and your profile; enquiries, messages and the orders you have go on. The pause ends by itself on that day, or when you end it.',
        'There you can also say how many orders a month you take, and name your holidays. When a month is full, buyers are told from when you have room again. Nothing counts as made or sent on a holiday, so delivery is reckoned past it.',
      ],
      links: [{ to: '/profile?tab=shop', label: 'Your shop page' }],
      words: 'pause stop holiday vacation capacity full busy break orders month shop',
    },
    {
      id: 'orders-of-mine',
      question: 'An order came in. What now?',
      paragraphs: [
        'You see the buyer’s address once the advance has arrived. Move the order on as you work, and tell of it with words and pictures. An order only moves forward. It can be sent once the final payment has arrived; you then give the carrier and the tracking number.',
      ],
      links: [{ to: '/userDashboard?tab=sales', label: 'Your sales' }],
      words: 'sale sales order maker status shipping ship',
    },
    {
      id: 'enquiries-to-me',
      question: 'Where do enquiries arrive?',
      paragraphs: [
        'In your enquiries, each with the name and email of whoever asked. Your answer goes to them by email.',
      ],
      links: [{ to: '/enquiry-management', label: 'Your enquiries' }],
      words: 'enquiries inbox customers leads',
    },
    {
      id: 'reviews-of-mine',
      question: 'Who may review my designs?',
      paragraphs: [
        'Everybody with an account but you, once for each design. Reviews of people who bought it carry “Verified purchase”, and stars and averages count these alone; reviews of others stand apart. You may answer each review once, and anybody may report it.',
      ],
      words: 'review reviews rating stars verified purchase',
    },
    {
      id: 'stories',
      question: 'What is a story?',
      paragraphs: [
        `A photo with a caption that stands above the feed for ${storyLimits.hours} hours. You see who looked at it and can delete it before.`,
      ],
      words: 'story stories',
    },
  ],
};
