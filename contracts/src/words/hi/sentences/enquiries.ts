import type { enquiries as english } from '../../en/sentences/enquiries.ts';

export const enquiries: Record<keyof typeof english, string> = {
  'enquiries.enquiryMissing': 'यह पूछताछ नहीं मिली।',
  'enquiries.answerMissing': 'यह जवाब नहीं मिला।',
  'enquiries.chooseStatus': 'कृपया स्टेटस चुनें।',
  'enquiries.missing': 'कृपया सभी ज़रूरी जानकारी भरें।',
  'enquiries.messageLong': 'कृपया मैसेज 2,000 अक्षरों से कम रखें',
  'enquiries.answerLong': 'कृपया जवाब 2,000 अक्षरों से कम रखें',
  'enquiries.ownDesign': 'यह आपका अपना डिज़ाइन है। पूछताछ वे लोग करते हैं जो इसे बनवाना चाहते हैं।',
  'enquiries.cannotWrite': 'आप इन्हें नहीं लिख सकते।',
  'enquiries.trap': 'यह पूछताछ भेजी नहीं जा सकी। कृपया पेज फिर से खोलें और छिपी हुई जगह ख़ाली रहने दें।',
  'enquiries.tooMany': 'आपने बहुत सारी पूछताछ भेजी हैं।',
  'enquiries.manyReplies': 'आप इस पूछताछ का कई बार जवाब दे चुके हैं। कृपया आगे फ़ोन पर या चैट में बात करें।',
  'enquiries.manyLetters': 'इन्हें बहुत सारे जवाब भेजे जा चुके हैं।',
  'enquiries.removed': 'यह पूछताछ हमारी टीम ने हटाई है।',
  'enquiries.answerRemoved': 'यह जवाब हमारी टीम ने हटाया है।',
  'enquiries.voiceRemoved': 'यह वॉइस नोट हमारी टीम ने हटाया है।',
};
