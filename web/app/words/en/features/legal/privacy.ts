import { draftDays, draftWarningDays } from '#contracts/designs/drafts/drafts.rules.ts';
import { verificationLimits } from '#contracts/verifications/verification.rules.ts';

export const privacy = {
  title: 'Privacy',
  lead: 'What we keep about you, why, and who gets to see it.',
  sections: [
    {
      id: 'kept',
      heading: 'What we keep',
      subheads: {
        0: 'Your account',
        1: 'Your profile and what you post',
        2: 'Your orders',
        3: 'Devices and visits',
        4: 'Drafts',
        5: 'Saved replies',
        6: 'Verification documents',
        7: 'Payments',
      },
      paragraphs: [
        'Your name, email address and password. The password is stored only as a hash that we cannot read. Which wording of these pages you agreed to, and when.',
        'What you say of yourself in your profile, and the places in your address book. The PIN code of a profile says which town a maker is in, and others see about how far that town is from theirs; where you are yourself is worked out on your device when you ask what is near, and is neither sent to us nor kept. What you publish, like, save, share and follow, and what you write: comments, reviews, messages, enquiries, complaints and reports.',
        'Your orders, with the address and phone number you gave for them, their payments, meetings and the measurements taken for them. Your naap book: the measurements of you and of the people you enter in it.',
        'For each browser in which you are signed in, its kind and network address, so that you can see and end it in the settings. Who looked at a design or a profile is known for the day, so that nobody is counted twice, and forgotten after it.',
        `Designs that you have begun and not published, with their pictures. Only you see them, and they are deleted ${draftDays} days after you last changed them; a letter tells you ${draftWarningDays} days before.`,
        'Replies that you keep for your chats and your answers to enquiries. Only you see them until you send one.',
        `Documents that you send as a maker to be verified, as you sent them. They are deleted ${verificationLimits.keptDays} days after we have decided, and with your account.`,
        'We do not keep card numbers or bank details: payments happen in the payment window of Razorpay, and we learn only whether, how much and under which number you paid.',
      ],
    },
    {
      id: 'seen',
      heading: 'Who sees it',
      subheads: {
        0: 'Everyone',
        1: 'The maker you order from',
        2: 'Messages and online status',
        3: 'The people who run Tanabana',
      },
      paragraphs: [
        'Your name, photo, trade, town, bio, published designs, comments and reviews are public, and so is whom you follow and who follows you. A like shows in the count of a design, and its maker is told that it is yours. A save shows in the count alone. Somebody who names you in a comment links to your profile. Whom you mute or block is shown to nobody but you. Stories are public for 24 hours, and their maker sees who looked.',
        'The maker of a piece you order sees your name, email address, phone number and delivery address once the advance is paid, since they need them to make and send it, and the measurements you gave for it. The maker you send an enquiry to sees the name, email address and phone number you wrote in it. Of your naap book a maker reads only what you share with their order. The book lists each day on which they do, and you can take it back until making starts; then the order keeps a copy. Nobody else reads the book.',
        'Messages are read by the two of you; one that either of you reports is read by the people who run Tanabana as well, who may remove it. That you are online is shown only to people with whom you have written both ways, and to nobody once you switch it off in the settings; then you do not see it of others either. There you also choose whether anybody may begin a chat with you, and whether signed-in people read your email address and phone number on your profile, which they do not unless you switch it on.',
        'The people who run Tanabana read complaints and reports, with what is reported, the documents of makers who ask to be verified, and orders, about which they keep notes of their own; what they do is written down with its reason. They answer for the whole site. We do not sell data and show no advertisements.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures',
      paragraphs: [
        'Photographs are saved anew when you upload them. The place and camera that a phone writes into a picture are removed in the process.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      subheads: { 0: 'For signing in', 1: 'For your choices', 2: 'No tracking' },
      paragraphs: [
        'One cookie keeps you signed in. Another lets your account know the browsers in which you have signed in before, so that wrong tries of strangers do not keep you out; a third is there for half an hour when you ask for a code to choose a new password, and a fourth for ten minutes while signing in waits for the code of your authenticator app. A fifth stays for half an hour after you ask for a code by text message.',
        'If you close the reminder to confirm your email, a cookie remembers that for a day. After you have saved or sent something, one may be there for a few seconds, so that you see it at once. The language of the pages is remembered in a cookie for a year. Your choice of light or dark is kept in your browser.',
        'There are no cookies for tracking, and nothing on our pages is loaded from other companies, except the payment window when you pay.',
      ],
    },
    {
      id: 'device',
      heading: 'On your device',
      subheads: { 0: 'What you write', 1: 'What you have seen' },
      paragraphs: [
        'Your browser keeps what you have begun to write, and what you have sent and we have not taken yet because the network was away: messages, comments, likes, measurements and the like, with their pictures. It keeps a voice note that you have recorded and not sent. All of this is for your account alone. What waits is sent when the network is back; you see it beneath the header and can discard it there. It waits through signing out, since nobody but you can send it. A recording that was not sent goes when you sign out, and after 30 days.',
        'If you put Tanabana on the home screen of a device, or turn on news there, the device also keeps what you have seen, so that you can read it without a network: the feed, designs and makers, your own orders with their measurements and meetings, your chats as far as you have read them, and the pictures of all this. It is shown to you alone, is removed when you sign out or somebody else signs in, and is no longer shown after 30 days without a network.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long',
      subheads: {
        0: 'What you can delete',
        1: 'Sign-ins and letters',
        2: 'Notifications on a device',
        3: 'Orders',
      },
      paragraphs: [
        'You can take away designs, stories, comments, addresses and your photo yourself at any time. In Settings, under Data, you can download everything of yours in one file, which we keep for 24 hours and then remove, and you can delete your account: what is yours alone is removed, messages, comments and reviews stay without your name, and orders with their documents stay for the books. Your naap book is deleted with your account; a delivered order keeps the lengths it was made from, without names.',
        'Who signed in to your account or tried to is kept for 90 days, with the kind of browser and a part of its network address. Letters we wrote to you are kept for 30 days, the codes in them only until they are sent. Which letters you want, and when, you choose in Settings, under Notifications; most also carry a link that stops their kind.',
        'If you turn on news on a device, we keep the address and the keys that your browser gave us for it, and when its push service last took something; both go when you turn it off or sign out there. The push service of your browser, which belongs to its maker, carries that news encrypted and cannot read it.',
        'Orders, their payments and documents are kept longer where the law asks for books to be kept.',
      ],
    },
  ],
} as const;
