import { downloadLastsHours, downloadsPerDay } from '#contracts/personal-data/data-download.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const account: HelpGroup = {
  id: 'account',
  title: 'Account and safety',
  questions: [
    {
      id: 'forgot-password',
      question: 'I have forgotten my password',
      paragraphs: [
        'We send a code of six digits to your email. It is good for 10 minutes. When you choose a new password, every other browser is signed out.',
      ],
      links: [{ to: '/forgot-password', label: 'Choose a new password' }],
      words: 'password forgot reset login sign in code otp',
    },
    {
      id: 'where-signed-in',
      question: 'Is somebody else in my account?',
      paragraphs: [
        'The settings list every browser in which you are signed in and when it was last seen, and beneath it who signed in or tried to in the last 90 days. End what you do not know, then change your password.',
      ],
      links: [{ to: '/settings', label: 'Settings' }],
      words: 'account hacked sessions signed in security',
    },
    {
      id: 'two-factor',
      question: 'How do I make signing in safer?',
      paragraphs: [
        'Turn on two-factor sign-in in the settings. Signing in then also asks for a code of six digits that an authenticator app on your phone shows, so that a password alone opens nothing.',
        'You get ten recovery codes with it. Each signs you in once without your phone: keep them where you find them then.',
      ],
      links: [{ to: '/settings', label: 'Settings' }],
      words: 'two-factor authenticator 2fa totp recovery codes lost phone safer',
    },
    {
      id: 'confirm-email',
      question: 'Why should I confirm my email?',
      paragraphs: [
        'So that our emails can tell you what has happened. Until you open the link we sent, they say only that there is news, and two-factor sign-in cannot be turned on.',
      ],
      links: [{ to: '/settings', label: 'Settings' }],
      words: 'email confirm verify verification letter',
    },
    {
      id: 'fewer-letters',
      question: 'How do I get fewer emails?',
      paragraphs: [
        'In Settings, under Notifications, you choose for each kind whether you are notified on Tanabana and by email. There you also find a summary of what you have not read, daily or weekly, and quiet hours in which emails wait.',
        'A link at the foot of an email stops its kind at once, without signing in. What concerns your orders, payments, complaints and your account always comes.',
      ],
      links: [{ to: '/settings?tab=notifications', label: 'Your notifications' }],
      words: 'email letters mails stop unsubscribe notifications digest quiet hours too many',
    },
    {
      id: 'pay-inside',
      question: 'Somebody asks me to pay elsewhere',
      paragraphs: [
        'Do not. An order and its refunds exist only for what was paid here, in the payment window. Report the person or the message: one of the reasons is “Fraud, or asking for payment outside Tanabana”.',
      ],
      words: 'scam fraud pay outside whatsapp fake cheating',
    },
    {
      id: 'block',
      question: 'How do I keep somebody away?',
      paragraphs: [
        'Open the conversation and choose Block in its menu. You stop following each other, and can no longer write to each other, follow, comment on or review each other’s designs, order, or see each other’s stories and comments. Orders between you go on. The same menu has Report.',
        'To see less of somebody without ending anything, choose Mute in the menu on their profile: they leave your feed, stories, suggestions and notifications, and do not learn of it. Both are undone in Settings, under Privacy.',
      ],
      links: [
        { to: '/chat', label: 'Your messages' },
        { to: '/settings?tab=privacy', label: 'Muted and blocked people' },
      ],
      words: 'block blocked mute muted person harassment stop messages',
    },
    {
      id: 'who-sees-what',
      question: 'Who sees my address and phone number?',
      paragraphs: [
        'The maker of a piece you order, once the advance has arrived. The maker you send an enquiry to sees the number you wrote in it. Nobody else among the people here does.',
      ],
      links: [{ to: '/privacy', label: 'Privacy' }],
      words: 'privacy data phone number address',
    },
    {
      id: 'download-data',
      question: 'How do I get a copy of my data?',
      paragraphs: [
        'In Settings, under Data. We ask for your password, and for a code where two-factor sign-in is on, put everything of yours into one ZIP file and notify you on Tanabana and by email when it is ready: your designs, orders, messages and the rest, your pictures, and your receipts and invoices.',
        `You can fetch it for ${downloadLastsHours} hours, and ask for one ${downloadsPerDay === 2 ? 'twice' : `${downloadsPerDay} times`} a day.`,
      ],
      links: [{ to: '/settings?tab=data', label: 'Settings, Data' }],
      words: 'download export data copy takeout zip archive',
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      paragraphs: [
        'In Settings, under Data. We ask for your password and the word DELETE, and for a code where two-factor sign-in is on. Orders in progress and refunds on their way have to end first.',
        'What is yours alone is removed at once and your designs are withdrawn. Messages, comments and reviews stay without your name, orders and their documents stay in the books.',
      ],
      links: [{ to: '/settings?tab=data', label: 'Settings, Data' }],
      words: 'delete account close deactivate remove',
    },
  ],
};
