import type { Locale } from '#contracts/platform/locales.ts';
import { escapeHtml, Html } from './html.ts';

/** Texts of plain pages, which need neither the web app nor the database. Square brackets mark links, in order. */
const english = {
  again: '[Try again] or [go to the home page].',
  number: 'If it goes on, tell us this number: {number}',
  early: 'Please try once more',
  earlyWhy: 'The form was sent before its page was ready, so nothing was done and nothing of it was kept.',
  earlyNext:
    '[Open the page again] and wait until it has loaded. If this happens again, your browser may be set to run no JavaScript for this site; signing in needs it.',
  unsubscribed: 'You get no more of these letters',
  unsubscribedNext: 'They are switched off. You can switch them on again in [your settings].',
};

export const plainWords: Record<Locale, typeof english> = {
  en: english,
  hi: {
    again: '[फिर कोशिश करें] या [होम पेज पर जाएँ]।',
    number: 'अगर यह फिर भी हो, तो हमें यह नंबर बताएँ: {number}',
    early: 'कृपया एक बार फिर कोशिश करें',
    earlyWhy: 'फ़ॉर्म पेज के तैयार होने से पहले भेज दिया गया, इसलिए कुछ नहीं हुआ और उसका कुछ भी नहीं रखा गया।',
    earlyNext:
      '[पेज फिर खोलें] और पूरा खुलने तक रुकें। अगर फिर ऐसा हो, तो हो सकता है कि आपके ब्राउज़र में इस साइट के लिए JavaScript बंद हो; साइन इन के लिए वह ज़रूरी है।',
    unsubscribed: 'अब आपको ऐसी मेल नहीं आएगी',
    unsubscribedNext: 'यह बंद कर दी गई है। [सेटिंग्स] में इसे फिर चालू किया जा सकता है।',
  },
  bn: {
    again: '[আবার চেষ্টা করুন] বা [হোম পাতায় যান]।',
    number: 'তবু না হলে আমাদের এই নম্বরটি জানান: {number}',
    early: 'আর একবার চেষ্টা করুন',
    earlyWhy: 'পাতাটি তৈরি হওয়ার আগেই ফর্ম পাঠানো হয়েছে, তাই কিছুই করা হয়নি, এর কিছু রাখাও হয়নি।',
    earlyNext:
      '[পাতাটি আবার খুলুন] আর পুরোটা আসা পর্যন্ত অপেক্ষা করুন। আবার এমন হলে আপনার ব্রাউজারে এই সাইটের জন্য JavaScript বন্ধ থাকতে পারে; সাইন ইন করতে সেটি লাগে।',
    unsubscribed: 'এমন মেল আপনি আর পাবেন না',
    unsubscribedNext: 'এগুলো বন্ধ করা হয়েছে। [সেটিংস] থেকে আবার চালু করা যায়।',
  },
  ta: {
    again: '[மீண்டும் முயலுங்கள்] அல்லது [முகப்புப் பக்கத்துக்குச் செல்லுங்கள்].',
    number: 'இது தொடர்ந்தால் இந்த எண்ணை எங்களிடம் சொல்லுங்கள்: {number}',
    early: 'இன்னொரு முறை முயலுங்கள்',
    earlyWhy: 'பக்கம் தயாராகும் முன்பே படிவம் அனுப்பப்பட்டது; அதனால் எதுவும் நடக்கவில்லை, எதுவும் சேமிக்கப்படவில்லை.',
    earlyNext:
      '[பக்கத்தை மீண்டும் திறந்து] முழுதாக வரும் வரை காத்திருங்கள். மீண்டும் இப்படி நடந்தால், உங்கள் பிரவுசரில் இந்தத் தளத்துக்கு JavaScript ஆஃப் ஆகியிருக்கலாம்; உள்நுழைய அது தேவை.',
    unsubscribed: 'இத்தகைய மெயில்கள் இனி உங்களுக்கு வராது',
    unsubscribedNext: 'அவை ஆஃப் செய்யப்பட்டுள்ளன. [அமைப்புகள்] பக்கத்தில் அவற்றை மீண்டும் ஆன் செய்யலாம்.',
  },
};

/** Turns the bracketed parts of a sentence into links to the addresses, in order. */
export function withLinks(sentence: string, addresses: readonly string[]): Html {
  let next = 0;
  const text = escapeHtml(sentence).replace(/\[([^\]]+)\]/g, (_, words: string) => {
    const address = addresses[next++] ?? '';
    return `<a href="${escapeHtml(address)}">${words}</a>`;
  });
  return new Html(text);
}
