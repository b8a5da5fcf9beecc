export const privacyEn = {
  title: 'Privacy',
  lead: 'What we keep about you, why, and who gets to see it.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your name, email address and password. The password is stored only as a hash that we cannot read.',
        'What you publish, like and save. Your orders, with the address and phone number you gave for them, and their payments.',
        'We do not keep card numbers or bank details: payments happen in the payment window of Razorpay, and we learn only whether, how much and under which number you paid.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Your name and your published designs are public. Your likes and saves show in the counts of a design, without your name.',
        'The maker of a piece you order sees your name, email address, phone number and delivery address, since they need them to make and send it. Nobody else does.',
        'We do not sell data and show no advertisements.',
      ],
    },
    {
      heading: 'Pictures',
      paragraphs: [
        'Photographs are saved anew when you upload them. The place and camera that a phone writes into a picture are removed in the process.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'One cookie keeps you signed in. Another lets your account know the browsers in which you have signed in before, so that wrong tries of strangers do not keep you out; a third is there for half an hour when you ask for a code to choose a new password. Your choice of light or dark is kept in your browser. There are no cookies for tracking, and nothing on our pages is loaded from other companies, except the payment window when you pay.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Your account and its contents stay until the account is closed. Orders and their payments are kept longer where the law asks for books to be kept.',
      ],
    },
  ],
} as const;
