import type { accounts as english } from '../en/accounts.ts';

export const accounts: Record<keyof typeof english, string> = {
  'accounts.accountMissing': 'यह अकाउंट नहीं मिला।',
  'accounts.sessionMissing': 'यह सेशन नहीं मिला।',
  'accounts.emailRequired': 'ईमेल ज़रूरी है',
  'accounts.emailInvalid': 'ईमेल सही नहीं है',
  'accounts.emailLocalPart':
    'कृपया ऐसा पता लिखें जिसमें @ से पहले केवल a से z, अंक और चिह्न हों। दूसरे पतों तक हमारी चिट्ठी नहीं पहुँच पाती।',
  'accounts.passwordRequired': 'पासवर्ड ज़रूरी है',
  'accounts.passwordShort': 'पासवर्ड में कम से कम {least} अक्षर हों',
  'accounts.passwordLong': 'पासवर्ड में ज़्यादा से ज़्यादा 200 अक्षर हों',
  'accounts.nameRequired': 'नाम ज़रूरी है',
  'accounts.unreadableName': 'कृपया ऐसा नाम लिखें जिसके अक्षर पढ़े जा सकें',
  'accounts.confirmToPublish':
    'डिज़ाइन पब्लिश करने से पहले कृपया अपना ईमेल कन्फ़र्म करें। लिंक हमारी भेजी मेल में है, और सेटिंग्स से उसे फिर मँगाया जा सकता है।',
  'accounts.confirmForTwoFactor':
    'टू-स्टेप साइन-इन चालू करने से पहले कृपया अपना ईमेल कन्फ़र्म करें। लिंक हमारी भेजी मेल में है, और सेटिंग्स से उसे फिर मँगाया जा सकता है।',
  'accounts.confirmToOrder':
    '₹20,000 से ऊपर का ऑर्डर देने के लिए कृपया अपना ईमेल कन्फ़र्म करें। लिंक हमारी भेजी मेल में है, और सेटिंग्स से उसे फिर मँगाया जा सकता है।',
  'accounts.linkIncomplete': 'यह लिंक अधूरा है। कृपया इसे मेल से फिर खोलें।',
  'accounts.linkOld': 'यह लिंक पुराना हो गया है या बदल दिया गया है। कृपया सेटिंग्स में नया लिंक मँगाएँ।',
  'accounts.emailTaken': 'यह ईमेल अब किसी और अकाउंट का है। कृपया दूसरा चुनें।',
  'accounts.severalLetters': 'हम पहले ही कई मेल भेज चुके हैं। कृपया स्पैम फ़ोल्डर भी देख लें।',
  'accounts.houseName': 'यह नाम हमारा समझा जा सकता है। कृपया अपना या अपने कारख़ाने का नाम लिखें।',
  'accounts.enterCode': '6 अंकों का कोड लिखें',
  'accounts.enterAppCode': 'कृपया अपने ऑथेंटिकेटर ऐप का कोड लिखें।',
  'accounts.codeWrong': 'कोड ग़लत है या उसका समय निकल गया। फिर कोशिश करें।',
  'accounts.wrongCodes': 'यहाँ से बहुत बार ग़लत कोड भेजा गया।',
  'accounts.askForCode': 'कृपया पहले कोड मँगाएँ।',
  'accounts.noResetToken': 'रीसेट का कोड नहीं है',
  'accounts.stepSpent': 'यह क़दम पूरा हो चुका है या पुराना हो गया है। कृपया नया कोड मँगाएँ।',
  'accounts.codeInSeconds': 'दूसरा कोड {seconds} सेकंड बाद मँगाया जा सकता है।',
  'accounts.codeInMinutes': 'दूसरा कोड {minutes} मिनट बाद मँगाया जा सकता है।',
  'accounts.codeInHours': 'दूसरा कोड {hours} घंटे बाद मँगाया जा सकता है।',
  'accounts.textChanged': 'यह लेख इस बीच बदल गया है। कृपया पेज फिर से खोलकर पढ़ लें।',
  'accounts.passwordForEmail': 'ईमेल बदलने के लिए कृपया अपना पासवर्ड लिखें।',
  'accounts.notCurrentPassword': 'यह आपका अभी का पासवर्ड नहीं है।',
  'accounts.notPassword': 'यह आपका पासवर्ड नहीं है।',
  'accounts.commonPassword': 'यह पासवर्ड सबसे पहले आज़माए जाने वालों में है। कृपया दूसरा चुनें।',
  'accounts.registrationFailed': 'अकाउंट नहीं बन पाया। कृपया फिर कोशिश करें।',
  'accounts.signInWrong': 'ईमेल या पासवर्ड सही नहीं है।',
  'accounts.closed':
    'यह अकाउंट बंद कर दिया गया है। अगर आपको लगता है कि यह ग़लती है, तो कृपया हमें लिखें: तरीक़ा संपर्क पेज पर है।',
  'accounts.signInOld': 'यह साइन-इन पुराना हो गया या इसे बहुत बार आज़माया गया। कृपया पासवर्ड फिर लिखें।',
  'accounts.twoFactorOff': 'टू-स्टेप साइन-इन पहले से बंद है।',
  'accounts.twoFactorOn': 'टू-स्टेप साइन-इन पहले से चालू है।',
  'accounts.beginWithQr': 'कृपया QR कोड से शुरू करें।',
};
