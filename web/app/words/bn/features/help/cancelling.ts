import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { cancellingRules as english } from '../../../en/features/help/cancelling.ts';

/** Who may cancel an order when, in Bengali. */
export const cancellingRules: Record<keyof typeof english, readonly string[]> = {
  free: [
    `অ্যাডভান্স দেওয়ার পরে ${freeCancelHours} ঘণ্টা পর্যন্ত কোনও কারণ ছাড়াই বাতিল করতে পারেন, কারিগর যত দূরই এগোন, যদি পার্সেল পাঠানো না হয়ে থাকে। আপনি যা দিয়েছেন সব ফেরত পাবেন।`,
    'অর্ডারটা খুলে “অর্ডার বাতিল” টিপুন। যে অর্ডারের অ্যাডভান্স দেননি তা যে কোনও সময় বাতিল করা যায়; তার জন্য কোনও টাকা কাটা হয় না।',
  ],
  later: [
    `ওই ${freeCancelHours} ঘণ্টার পরে, পার্সেল না পৌঁছনো পর্যন্ত, আপনি কারিগরকে বাতিলের অনুরোধ করেন: অর্ডারটা খুলে “বাতিলের অনুরোধ” টিপুন। কারিগর রাজি হন, বা কারণ জানিয়ে না বলেন। ${cancellationLimits.answerDays} দিনের মধ্যে উত্তর না এলে আমাদের সাপোর্ট ডেস্ক ঠিক করে।`,
    `কারিগর রাজি হলে অ্যাডভান্সের একটা ভাগ রাখতে পারেন: তৈরি শুরু হওয়ার আগে কিছুই না, ডিজাইনের সময় ${usualShares.DESIGN}% পর্যন্ত, তৈরির সময় ${usualShares.MAKING}% পর্যন্ত, আর তৈরি হয়ে গেলে পুরো অ্যাডভান্স পর্যন্ত। বাকি সব আপনি ফেরত পান। অনুরোধ করার আগেই দুটো অঙ্ক দেখতে পান, অপেক্ষার সময় সেগুলো বাড়ে না।`,
    'প্রত্যেক কারিগর এই সীমার মধ্যে নিজের ভাগ ঠিক করেন। অ্যাডভান্স দেওয়ার আগে আপনি তা টাকায় দেখতে পান, আর কারিগর পরে যা-ই বদলান, আপনার অর্ডারে সেই ভাগই থাকে।',
    'কারিগর অর্ডারটা বানাতে না পারলে পাঠানোর আগে পর্যন্ত বাতিল করতে পারেন। তখন আপনি যা দিয়েছেন সব ফেরত পান।',
  ],
};
