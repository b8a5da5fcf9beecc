import type { engagement as english } from '../../en/sentences/engagement.ts';

export const engagement: Record<keyof typeof english, string> = {
  'engagement.boardMissing': 'यह बोर्ड नहीं मिला।',
  'engagement.commentMissing': 'यह कमेंट नहीं मिला।',
  'engagement.savedMissing': 'सेव किया हुआ यह डिज़ाइन नहीं मिला।',
  'engagement.nameBoard': 'कृपया बोर्ड का नाम लिखें',
  'engagement.writeComment': 'कृपया पहले कमेंट लिखें।',
  'engagement.commentLong': 'कमेंट में ज़्यादा से ज़्यादा 1,000 अक्षर हो सकते हैं। कृपया छोटा करें।',
  'engagement.commentBlocked': 'आप इस डिज़ाइन पर कमेंट नहीं कर सकते।',
  'engagement.answerBlocked': 'आप इस कमेंट का जवाब नहीं दे सकते।',
  'engagement.followBlocked': 'आप इन्हें फ़ॉलो नहीं कर सकते।',
  'engagement.commentNames': 'एक कमेंट में ज़्यादा से ज़्यादा 5 लोगों के नाम हो सकते हैं। कृपया कुछ हटा दें।',
  'engagement.boardsFull': 'आपके {most} बोर्ड हैं। कृपया पहले कोई एक हटा दें।',
  'engagement.boardName': 'इस नाम का बोर्ड आपके पास पहले से है। कृपया दूसरा नाम चुनें।',
  'engagement.theyFollowMany': 'ये जितने हो सकते हैं उतने कारीगरों को फ़ॉलो कर रहे हैं, इसलिए अभी आपको फ़ॉलो नहीं कर सकते।',
  'engagement.followSelf': 'आप ख़ुद को फ़ॉलो नहीं कर सकते।',
  'engagement.private': 'यह प्रोफ़ाइल प्राइवेट है, इसलिए इसे फ़ॉलो करने की रिक्वेस्ट नहीं भेजी जा सकती।',
  'engagement.requestsWait': 'आपकी {most} रिक्वेस्ट जवाब के इंतज़ार में हैं। कृपया पहले एक वापस लें।',
  'engagement.followsMany':
    'आप {most} कारीगरों को फ़ॉलो कर रहे हैं, इससे ज़्यादा नहीं हो सकते। कृपया पहले किसी एक को अनफ़ॉलो करें।',
  'engagement.muteSelf': 'आप ख़ुद को म्यूट नहीं कर सकते।',
  'engagement.mutesMany':
    'आपने {most} लोगों को म्यूट किया है, इससे ज़्यादा नहीं हो सकते। कृपया पहले किसी एक को अनम्यूट करें।',
  'engagement.requestMissing': 'यह रिक्वेस्ट नहीं मिली।',
};
