/** Stop words: almost every question has them. */
const common = new Set(
  [
    'a an and any are as at be by can could do does for from get give has have how i if in is it its me my of on or our please should so that the there this to up was we what when where which who why will with would you your',
    'aap apna hai hain ho ka kab kahan kaise kar karna karun karu kaun ke ki kis kitna kitne ko kya kyon main mera mere meri mujhe na nahin se',
    'आप आपका आपकी आपके और अपना अपनी अपने इस उस कब कर करना करूँ करें कहाँ का कि किस की के कैसे को कौन क्या क्यों जो तो नहीं पर मुझे मेरा मेरी मेरे में मैं यह वह से हम हूँ है हैं हो',
    'আপনার আপনি আমাকে আমার আমি আর এই এটা ও ওটা কখন কবে করতে করব করা কি কী কীভাবে কে কেন কার কোথায় জন্য থেকে না পারি যায় সেটা হবে হয়',
    'அது இது இந்த அந்த எங்கே என் எனது எனக்கு என்ன எப்படி எப்போது எது ஏன் நான் நீங்கள் உங்கள் யார் ஒரு மற்றும் வேண்டும்',
  ].flatMap((words) => words.split(' ')),
);

/** The words of a text in lower case, without stop words; all of them if there are only stop words. */
export function wordsIn(text: string): string[] {
  const all = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const significant = all.filter((word) => !common.has(word));
  return significant.length > 0 ? significant : all;
}

/**
 * Whether two words are forms of one: "refunds" and "refund", "cancelling" and "cancel", but not "in" and "invoice".
 */
export function isSame(asked: string, known: string): boolean {
  if (asked === known) return true;
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 5;
}
