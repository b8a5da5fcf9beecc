import type { endings as english } from '../../en/letters/endings.ts';
import type { Translation } from '../../letter-words.ts';

export const endings: Translation<typeof english> = {
  'endings.allBackToBuyer': {
    subject: 'আপনার অর্ডার {number} বাতিল হয়েছে',
    text: '{titles}-এর জন্য আপনি যা দিয়েছেন সবটাই আপনার কাছে ফিরছে, তাই অর্ডারটি বাতিল হয়েছে। {goesBack} {waits}\n\n{page}',
  },
  'endings.allBackToMaker': {
    subject: 'অর্ডার {number} বাতিল হয়েছে',
    text: '{titles}-এর জন্য যা পেমেন্ট হয়েছে সবটাই ক্রেতার কাছে ফিরছে, তাই অর্ডারটি বাতিল হয়েছে। {goesBack} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না। {waits}\n\n{page}',
  },
  'endings.lapsed': {
    subject: 'আপনার অর্ডার {number} নিজে থেকে বাতিল হয়েছে',
    text: '{titles}-এর অ্যাডভান্স এক দিনের মধ্যে আসেনি, তাই অর্ডারটি নিজে থেকে বাতিল হয়েছে। কোনও টাকা নেওয়া হয়নি। আপনি আবার অর্ডার দিতে পারেন।\n\n{page}',
  },
  'endings.deskToBuyer': {
    subject: 'আপনার অর্ডার {number} বাতিল হয়েছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার বাতিল করেছে: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.deskToMaker': {
    subject: 'অর্ডার {number} বাতিল হয়েছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার বাতিল করেছে: “{note}”\n\n{goesBack} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না। {waits}\n\n{page}',
  },
  'endings.makerToBuyer': {
    subject: 'আপনার অর্ডার {number} কারিগর বাতিল করেছেন',
    text: '{maker} {titles} বানাতে পারছেন না, তাই অর্ডারটি বাতিল করেছেন: “{note}”\n\n{goesBack} {waits}\n\n{page}',
  },
  'endings.makerToMaker': {
    subject: 'আপনি অর্ডার {number} বাতিল করেছেন',
    text: 'আপনি {titles}-এর অর্ডার বাতিল করেছেন। {goesBack} ক্রেতাকে কারণ জানানো হয়েছে: “{note}”\n\n{waits}\n\n{page}',
  },
  'endings.ownPaid': {
    subject: 'আপনার অর্ডার {number} বাতিল হয়েছে',
    text: 'আপনার {titles}-এর অর্ডার বাতিল হয়েছে। {goesBack} {waits}\n\n{page}',
  },
  'endings.ownUnpaid': {
    subject: 'আপনার অর্ডার {number} বাতিল হয়েছে',
    text: 'আপনার {titles}-এর অর্ডার বাতিল হয়েছে। কোনও টাকা নেওয়া হয়নি।\n\n{page}',
  },
  'endings.byBuyer': {
    subject: 'অর্ডার {number} বাতিল হয়েছে',
    text: '{titles}-এর অর্ডার ক্রেতা বাতিল করেছেন। {goesBack} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না। {waits}\n\n{page}',
  },

  'agreed.deskToBuyer': {
    subject: 'আপনার অনুরোধে অর্ডার {number} বাতিল হয়েছে',
    text: 'আমাদের সাপোর্ট ডেস্ক আপনার {titles}-এর অর্ডার বাতিল করবে বলে ঠিক করেছে। {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToBuyer': {
    subject: 'আপনার অনুরোধে অর্ডার {number} বাতিল হয়েছে',
    text: '{maker} আপনার {titles}-এর অর্ডার বাতিল করতে রাজি হয়েছেন। {goesBack} {waits} {stays}\n\n> {quoted}\n\n{page}',
  },
  'agreed.deskToMaker': {
    subject: 'ক্রেতার অনুরোধে অর্ডার {number} বাতিল হয়েছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার বাতিল করবে বলে ঠিক করেছে। {goesBack} {waits} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না।\n\n> {quoted}\n\n{page}',
  },
  'agreed.makerToMaker': {
    subject: 'ক্রেতার অনুরোধে অর্ডার {number} বাতিল হয়েছে',
    text: 'আপনি {titles}-এর অর্ডার বাতিল করতে রাজি হয়েছেন। {goesBack} {waits} এর জন্য আর কিছু বানাবেন না বা পাঠাবেন না।\n\n{page}',
  },
  'agreed.nothingBack': 'কিছু ফেরত আসছে না।',
  'endings.goesBack': '{back} আপনি ফেরত পাবেন। টাকা যেখান থেকে এসেছিল, 7টি কাজের দিনের মধ্যে সেখানেই ফিরবে। {dueBy}',
  'agreed.stays': 'এ পর্যন্ত যা কাজ হয়েছে তার জন্য {kept} কারিগরের কাছে থাকছে; তার রসিদ অর্ডারের পাতায় আছে।',
  'endings.allToBuyer': '{back} ক্রেতার কাছে ফিরছে।',
  'agreed.someToBuyer': '{back} ক্রেতার কাছে ফিরছে, {kept} আপনার কাছে থাকছে।',
  'agreed.noneToBuyer': 'ক্রেতার কাছে কিছু ফিরছে না, {kept} আপনার কাছে থাকছে।',
  'agreed.nothingMoves': 'ক্রেতার কাছে কিছু ফিরছে না।',

  'requests.askedOfBuyer': {
    subject: 'আপনি অর্ডার {number} বাতিল করতে চেয়েছেন',
    text: 'আমরা {maker}-কে আপনার {titles}-এর অর্ডার বাতিল করতে অনুরোধ করেছি। রাজি হলে তিনি {kept} পর্যন্ত রাখতে পারেন, আর আপনি অন্তত {back} ফেরত পাবেন। তিনি {day}-এর মধ্যে উত্তর দেবেন; তারপর আমাদের সাপোর্ট ডেস্ক ঠিক করবে। ততক্ষণ অর্ডারের পাতায় অনুরোধ ফিরিয়ে নিতে পারেন।\n\n{page}',
  },
  'requests.askedOfMaker': {
    subject: 'ক্রেতা অর্ডার {number} বাতিল করতে চান',
    text: '{buyer} আপনাকে {titles}-এর অর্ডার বাতিল করতে অনুরোধ করেছেন: “{reason}”\n\nরাজি হলে এ পর্যন্ত যা কাজ হয়েছে তার জন্য {kept} পর্যন্ত রাখতে পারেন, আর অন্তত {back} ফেরত যাবে। {day}-এর মধ্যে অর্ডারের পাতায় উত্তর দিন; তারপর আমাদের সাপোর্ট ডেস্ক ঠিক করবে। তার আগে কিছু পাঠানো যাবে না।\n\n{page}',
  },
  'requests.overdueToBuyer': {
    subject: 'আমাদের সাপোর্ট ডেস্ক অর্ডার {number} দেখছে',
    text: '{titles}-এর অর্ডার বাতিলের অনুরোধের উত্তর {maker} {days} দিনেও দেননি। এবার আমাদের সাপোর্ট ডেস্ক ঠিক করবে আর আপনাকে জানাবে।\n\n{page}',
  },
  'requests.overdueToMaker': {
    subject: 'আমাদের সাপোর্ট ডেস্ক অর্ডার {number} দেখছে',
    text: '{titles}-এর অর্ডার বাতিলের অনুরোধের উত্তর {days} দিনেও আসেনি, তাই এবার আমাদের সাপোর্ট ডেস্ক ঠিক করবে। তার আগে পর্যন্ত আপনি উত্তর দিতে পারেন।\n\n{page}',
  },
  'requests.refusedByDesk': {
    subject: 'আপনার অর্ডার {number} চলছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার বাতিল করতে রাজি হয়নি, তাই অর্ডার চলছে: “{answer}”\n\nআপনি একমত না হলে অর্ডারের পাতায় “সাপোর্টে জানান” থেকে আমাদের লিখুন।\n\n{page}',
  },
  'requests.refusedByMaker': {
    subject: 'আপনার অর্ডার {number} চলছে',
    text: '{maker} {titles}-এর অর্ডার বাতিল করতে রাজি হননি, তাই অর্ডার চলছে: “{answer}”\n\nআপনি একমত না হলে অর্ডারের পাতায় “সাপোর্টে জানান” থেকে আমাদের লিখুন।\n\n{page}',
  },
  'requests.refusalToMaker': {
    subject: 'অর্ডার {number} চলছে',
    text: 'আমাদের সাপোর্ট ডেস্ক {titles}-এর অর্ডার বাতিল করতে রাজি হয়নি, তাই অর্ডার চলছে: “{answer}”\n\n{page}',
  },
  'requests.withdrawn': {
    subject: 'অর্ডার {number} চলছে',
    text: '{buyer} {titles}-এর অর্ডার বাতিলের অনুরোধ ফিরিয়ে নিয়েছেন, তাই অর্ডার চলছে।\n\n{page}',
  },
};
