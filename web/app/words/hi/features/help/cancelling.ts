import { freeCancelHours } from '#contracts/orders/core/free-cancel.ts';
import { cancellationLimits } from '#contracts/orders/endings/cancellation.rules.ts';
import { usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { cancellingRules as english } from '../../../en/features/help/cancelling.ts';

/** The Hindi of who may cancel an order when, for the page of returns and the questions. */
export const cancellingRules: Record<keyof typeof english, readonly string[]> = {
  free: [
    `एडवांस देने के ${freeCancelHours} घंटे के अंदर आप बिना वजह बताए कैंसल कर सकते हैं, काम कितना भी आगे बढ़ा हो, बस पार्सल न भेजा गया हो। आपका दिया पूरा पैसा वापस मिलेगा।`,
    'ऑर्डर खोलें और “ऑर्डर कैंसल करें” दबाएँ। जिस ऑर्डर का एडवांस नहीं दिया, उसे कभी भी कैंसल कर सकते हैं; कुछ नहीं कटेगा।',
  ],
  later: [
    `${freeCancelHours} घंटे के बाद, पार्सल पहुँचने तक, आप कारीगर से कैंसल करने को कहते हैं: ऑर्डर खोलें और “कैंसल करने को कहें” दबाएँ। कारीगर मान लेते हैं, या वजह बताकर मना करते हैं। ${cancellationLimits.answerDays} दिन में जवाब न आए तो हमारी सपोर्ट टीम फ़ैसला करती है।`,
    `मान लेने पर कारीगर एडवांस का एक हिस्सा रख सकते हैं: काम शुरू होने से पहले कुछ नहीं, डिज़ाइन बनते समय ${usualShares.DESIGN}% तक, चीज़ बनते समय ${usualShares.MAKING}% तक, और बनकर तैयार होने पर पूरे एडवांस तक। बाक़ी सब आपको वापस मिलता है। कहने से पहले दोनों रक़में दिखती हैं, और इंतज़ार में वे बढ़तीं नहीं।`,
    'हर कारीगर इन सीमाओं के अंदर अपने हिस्से तय करते हैं। एडवांस देने से पहले आप उन्हें रुपयों में देखते हैं, और कारीगर बाद में कुछ भी बदलें, आपके ऑर्डर पर वही लागू रहते हैं।',
    'जो कारीगर ऑर्डर नहीं बना सकते, वे भेजने से पहले तक उसे कैंसल कर सकते हैं। तब आपका दिया पूरा पैसा वापस मिलता है।',
  ],
};
