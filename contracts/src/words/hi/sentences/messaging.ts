import type { messaging as english } from '../../en/sentences/messaging.ts';

export const messaging: Record<keyof typeof english, string> = {
  'messaging.chatMissing': 'यह चैट नहीं मिली।',
  'messaging.messageMissing': 'यह मैसेज नहीं मिला।',
  'messaging.replyMissing': 'यह जवाब नहीं मिला।',
  'messaging.writeMessage': 'कृपया मैसेज लिखें।',
  'messaging.messageLong': 'कृपया मैसेज {most} अक्षरों से कम रखें।',
  'messaging.messagePictures': 'एक मैसेज में ज़्यादा से ज़्यादा {most} फ़ोटो हो सकती हैं।',
  'messaging.messageSelf': 'आप ख़ुद को मैसेज नहीं भेज सकते।',
  'messaging.youBlocked': 'आपने इन्हें ब्लॉक किया है। लिखने के लिए अनब्लॉक करें।',
  'messaging.notFromAnyone':
    'ये सिर्फ़ उन्हीं से मैसेज लेते हैं जिन्हें ये फ़ॉलो करते हैं, या जिनके साथ इनका ऑर्डर, पूछताछ या चैट है।',
  'messaging.otherSender': 'अब आप किसी और अकाउंट से साइन इन हैं। यह मैसेज भेजने के लिए फिर से साइन इन करें।',
  'messaging.nonceTaken': 'यह nonce किसी दूसरे मैसेज का है। कृपया नया लें।',
  'messaging.manyNewChats': 'आपने बहुत सी नई बातचीत शुरू की हैं।',
  'messaging.removed': 'यह मैसेज हमारी टीम ने हटाया है।',
  'messaging.nonceShape': 'nonce में 8 से 64 अक्षर या अंक होते हैं।',
  'messaging.writeReply': 'कृपया जवाब लिखें',
  'messaging.replyBraces': 'सिर्फ़ {brace} भरा जाता है। कृपया बाक़ी ब्रेस हटा दें।',
  'messaging.replyTitle': 'इस टाइटल का जवाब आपके पास पहले से है।',
  'messaging.repliesFull': 'आपके पास {most} सेव किए जवाब हैं। कृपया जो काम नहीं आता उसे डिलीट करें।',
  'messaging.blockSelf': 'आप ख़ुद को ब्लॉक नहीं कर सकते।',
};
