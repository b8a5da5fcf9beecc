import { hoursToAnswerComplaint } from '#contracts/admin/complaints/complaints.rules.ts';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const complaints: HelpGroup = {
  id: 'complaints',
  title: 'Complaints and reports',
  questions: [
    {
      id: 'complain',
      question: 'How do I complain?',
      paragraphs: [
        `Press Contact Support on the order, or open Complaints. Say what you expected, what you got and what would make it right, and add up to ${complaintLimits.pictures} pictures. You need an account. The complaint gets a number and a page of its own, where the answers stand.`,
      ],
      links: [{ to: '/complaints', label: 'File a complaint' }],
      words: 'complaint complain support contact problem issue help customer care',
    },
    {
      id: 'who-reads-complaints',
      question: 'Who reads it?',
      paragraphs: [
        'A complaint about an order is read and answered by the other side of that order and by the people who run Tanabana. One without an order is read by the people who run Tanabana alone.',
      ],
      words: 'complaint read privacy who',
    },
    {
      id: 'answered-complaints',
      question: 'When do I get an answer?',
      paragraphs: [
        `The people who run Tanabana aim to answer within ${hoursToAnswerComplaint} hours of what you last wrote. You are notified of each answer here, and by email at most once an hour.`,
      ],
      links: [{ to: '/complaints', label: 'Your complaints' }],
      words: 'complaint answer reply wait hours urgent',
    },
    {
      id: 'settled-complaints',
      question: 'It was settled too early',
      paragraphs: [
        `You settle a complaint, or the people who run Tanabana do and write to you. You can open a settled complaint again for ${complaintLimits.reopenDays} days. After that, file a new one and name the number of the old.`,
      ],
      links: [{ to: '/complaints', label: 'Your complaints' }],
      words: 'complaint reopen settled resolved closed',
    },
    {
      id: 'report',
      question: 'What happens when I report something?',
      paragraphs: [
        'A report of a person, design, review, comment, message or story is kept for the people who run Tanabana, and nobody else sees it. They take it down, act on the person, or leave it as it is, and a notification and an email tell you which. If you need more of an answer, file a complaint.',
      ],
      links: [{ to: '/complaints', label: 'File a complaint' }],
      words: 'report abuse spam fake copied fraud harassment',
    },
    {
      id: 'taken-down',
      question: 'My design was hidden by your team',
      paragraphs: [
        'The page of the design says why, and so does an email. Only you see it until it is restored; orders that you have for it go on. You can change it, and you may appeal once, on its page: say what is wrong with the decision or what you have mended. An admin looks at it again, and we tell you what was decided.',
        'A comment or review that was removed does not come back. If you think that this was wrong, file a complaint.',
      ],
      links: [{ to: '/userDashboard', label: 'Your designs' }],
      words: 'hidden taken down takedown appeal moderation removed design blocked',
    },
  ],
};
