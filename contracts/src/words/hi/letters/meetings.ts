import type { meetings as english } from '../../en/letters/meetings.ts';
import type { Translation } from '../../letter-words.ts';

export const meetings: Translation<typeof english> = {
  'meetings.visitBooked': {
    subject: 'नाप की मीटिंग: {appointment}',
    text: '{buyer} ने {order} के लिए घर पर नाप की मीटिंग बुक की है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। बाक़ी सब यहाँ है: {page}',
  },
  'meetings.callBooked': {
    subject: 'नाप की मीटिंग: {appointment}',
    text: '{buyer} ने {order} के लिए फ़ोन पर नाप की मीटिंग बुक की है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। बाक़ी सब यहाँ है: {page}',
  },
  'meetings.visitBookedByYou': {
    subject: 'आपके नाप का समय: {appointment}',
    text: '{order} के नाप के लिए {maker} आपके घर आएँगे: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। समय ठीक न लगे तो यहाँ बदलें: {page}',
  },
  'meetings.callBookedByYou': {
    subject: 'आपके नाप का समय: {appointment}',
    text: '{order} के नाप के लिए {maker} आपको फ़ोन करेंगे: {appointment}। कृपया टेप पास रखें। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। समय ठीक न लगे तो यहाँ बदलें: {page}',
  },
  'meetings.visitMovedByBuyer': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: '{buyer} ने {order} के लिए घर पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। बाक़ी सब यहाँ है: {page}',
  },
  'meetings.callMovedByBuyer': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: '{buyer} ने {order} के लिए फ़ोन पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए फ़ाइल साथ में है। बाक़ी सब यहाँ है: {page}',
  },
  'meetings.visitMovedByMaker': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: '{maker} ने {order} के लिए घर पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए नई फ़ाइल साथ में है। समय ठीक न लगे तो यहाँ बदलें: {page}',
  },
  'meetings.callMovedByMaker': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: '{maker} ने {order} के लिए फ़ोन पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए नई फ़ाइल साथ में है। समय ठीक न लगे तो यहाँ बदलें: {page}',
  },
  'meetings.visitMovedByYou': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: 'आपने {order} के लिए घर पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए नई फ़ाइल साथ में है। मीटिंग यहाँ है: {page}',
  },
  'meetings.callMovedByYou': {
    subject: 'मीटिंग का नया समय: {appointment}',
    text: 'आपने {order} के लिए फ़ोन पर नाप की मीटिंग का समय बदला है: {appointment}। {delivery}\n\nआपके कैलेंडर के लिए नई फ़ाइल साथ में है। मीटिंग यहाँ है: {page}',
  },
  'meetings.visitOffByMaker': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: '{maker} ने {order} के लिए घर पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nआप यहाँ दूसरा समय बुक कर सकते हैं: {page}',
  },
  'meetings.callOffByMaker': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: '{maker} ने {order} के लिए फ़ोन पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nआप यहाँ दूसरा समय बुक कर सकते हैं: {page}',
  },
  'meetings.visitOffByBuyer': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: '{buyer} ने {order} के लिए घर पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nआपका यह समय फिर ख़ाली है। ख़रीदार दूसरा समय बुक कर सकते हैं; मीटिंग यहाँ देखें: {page}',
  },
  'meetings.callOffByBuyer': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: '{buyer} ने {order} के लिए फ़ोन पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nआपका यह समय फिर ख़ाली है। ख़रीदार दूसरा समय बुक कर सकते हैं; मीटिंग यहाँ देखें: {page}',
  },
  'meetings.visitOffByYou': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: 'आपने {order} के लिए घर पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nदूसरा समय यहाँ बुक हो सकता है: {page}',
  },
  'meetings.callOffByYou': {
    subject: 'मीटिंग कैंसल हुई: {appointment}',
    text: 'आपने {order} के लिए फ़ोन पर नाप की मीटिंग कैंसल कर दी: {appointment}।\n\nदूसरा समय यहाँ बुक हो सकता है: {page}',
  },
  'meetings.measured': {
    subject: 'ऑर्डर {number} के नाप ले लिए गए',
    text: '{maker} को {order} के लिए आपके नाप मिल गए। {delivery}\n\nमीटिंग यहाँ देखें: {page}',
  },
  'meetings.visitAheadOfBuyer': {
    subject: 'याद दिला दें: घर पर नाप की मीटिंग, {appointment}',
    text: 'याद दिला दें: {order} के नाप के लिए कृपया इस समय घर पर रहें: {appointment}।\n\nअगर यह अब मुमकिन नहीं, तो कृपया यहाँ दूसरा समय चुनें: {page}',
  },
  'meetings.visitAheadOfMaker': {
    subject: 'याद दिला दें: घर पर नाप की मीटिंग, {appointment}',
    text: 'याद दिला दें: {order} के नाप के लिए {buyer} के घर पर इस समय आपका इंतज़ार होगा: {appointment}।\n\nअगर यह अब मुमकिन नहीं, तो कृपया यहाँ दूसरा समय चुनें: {page}',
  },
  'meetings.callAheadOfBuyer': {
    subject: 'याद दिला दें: फ़ोन पर नाप की मीटिंग, {appointment}',
    text: 'याद दिला दें: {order} के नाप के लिए {maker} आपको इस समय फ़ोन करेंगे: {appointment}।\n\nअगर यह अब मुमकिन नहीं, तो कृपया यहाँ दूसरा समय चुनें: {page}',
  },
  'meetings.callAheadOfMaker': {
    subject: 'याद दिला दें: फ़ोन पर नाप की मीटिंग, {appointment}',
    text: 'याद दिला दें: {order} के नाप के लिए कृपया {buyer} को इस समय फ़ोन करें: {appointment}।\n\nअगर यह अब मुमकिन नहीं, तो कृपया यहाँ दूसरा समय चुनें: {page}',
  },
};
