import type { complaints as english } from '../../en/letters/complaints.ts';
import type { Translation } from '../../letter-words.ts';

export const complaints: Translation<typeof english> = {
  'complaints.filed': {
    subject: 'आपकी शिकायत मिल गई: {ticket}',
    text: 'आपकी शिकायत “{title}” हमें मिल गई है। इसका नंबर {ticket} है। हम 24-48 घंटे में जवाब देते हैं।\n\nइसका हाल यहाँ देखें: {page}',
  },
  'complaints.filedAboutOrder': {
    subject: 'आपकी शिकायत मिल गई: {ticket}',
    text: 'ऑर्डर {number} के बारे में आपकी शिकायत “{title}” हमें मिल गई है। इसका नंबर {ticket} है। हम 24-48 घंटे में जवाब देते हैं।\n\nइसका हाल यहाँ देखें: {page}',
  },
  'complaints.against': {
    subject: 'एक शिकायत, {ticket}',
    text: '{name} ने शिकायत की है: “{title}”। ज़्यादातर शिकायतें अच्छे और जल्द जवाब से सुलझ जाती हैं।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'complaints.againstAboutOrder': {
    subject: 'एक शिकायत, {ticket}',
    text: '{name} ने ऑर्डर {number} के बारे में शिकायत की है: “{title}”। ज़्यादातर शिकायतें अच्छे और जल्द जवाब से सुलझ जाती हैं।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'complaints.toDesk': {
    subject: 'नई शिकायत {ticket}, प्रायोरिटी: {priority}',
    text: '{name} ने शिकायत की है: “{title}”।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'complaints.toDeskAboutOrder': {
    subject: 'नई शिकायत {ticket}, प्रायोरिटी: {priority}',
    text: '{name} ने ऑर्डर {number} के बारे में शिकायत की है: “{title}”।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'priority.low': 'कम',
  'priority.medium': 'मध्यम',
  'priority.high': 'ज़्यादा',
  'priority.urgent': 'अर्जेंट',
  'complaints.answered': {
    subject: 'शिकायत {ticket} में एक जवाब',
    text: '{name} ने “{title}” के बारे में लिखा है।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'complaints.answeredByDesk': {
    subject: 'शिकायत {ticket} में एक जवाब',
    text: 'हमारी सपोर्ट टीम ने “{title}” के बारे में लिखा है।\n\nयहाँ पढ़ें और जवाब दें: {page}',
  },
  'complaints.OPEN': {
    subject: 'शिकायत {ticket}: खुली',
    text: '{name} ने शिकायत “{title}” फिर से खोली है।\n\nयहाँ देखें: {page}',
  },
  'complaints.IN_PROGRESS': {
    subject: 'शिकायत {ticket}: काम चल रहा है',
    text: '{name} ने शिकायत “{title}” देखना शुरू किया है।\n\nयहाँ देखें: {page}',
  },
  'complaints.RESOLVED': {
    subject: 'शिकायत {ticket}: सुलझ गई',
    text: '{name} ने शिकायत “{title}” सुलझा दी है।\n\nयहाँ देखें: {page}',
  },
  'complaints.deskOPEN': {
    subject: 'शिकायत {ticket}: खुली',
    text: 'हमारी सपोर्ट टीम ने शिकायत “{title}” फिर से खोली है।\n\nयहाँ देखें: {page}',
  },
  'complaints.deskIN_PROGRESS': {
    subject: 'शिकायत {ticket}: काम चल रहा है',
    text: 'हमारी सपोर्ट टीम शिकायत “{title}” देख रही है।\n\nयहाँ देखें: {page}',
  },
  'complaints.deskRESOLVED': {
    subject: 'शिकायत {ticket}: सुलझ गई',
    text: 'हमारी सपोर्ट टीम ने शिकायत “{title}” सुलझा दी है।\n\nयहाँ देखें: {page}',
  },

  'enquiries.toMaker': {
    subject: 'किसी ने आपके डिज़ाइन के बारे में पूछा है',
    text: '{name} ने {title} के बारे में पूछा है:\n\n> {message}\n\nयहाँ जवाब दें: {page}',
  },
  'enquiries.spokenToMaker': {
    subject: 'किसी ने आपके डिज़ाइन के बारे में पूछा है',
    text: '{name} ने {title} के बारे में वॉइस नोट में पूछा है।\n\n> {message}\n\nयहाँ सुनें और जवाब दें: {page}',
  },
  'enquiries.answered': {
    subject: 'Tanabana पर आपकी पूछताछ का जवाब आ गया',
    text: '{maker} ने {title} के बारे में आपकी पूछताछ का जवाब दिया है:\n\n> {answer}\n\nआपने पूछा था:\n\n> {message}\n\nयह जवाब आपकी चैट में भी है। वहीं लिखकर जवाब दें: {page}',
  },
  'enquiries.aVoiceNote': '(वॉइस नोट)',
  'enquiries.answeredSpoken': {
    subject: 'Tanabana पर आपकी पूछताछ का जवाब आ गया',
    text: '{maker} ने {title} के बारे में आपकी पूछताछ का जवाब वॉइस नोट में दिया है।\n\n> {answer}\n\nआपने पूछा था:\n\n> {message}\n\nअपनी चैट में सुनें, और वहीं लिखकर जवाब दें: {page}',
  },
  'enquiries.answeredAnywhere': {
    subject: 'Tanabana पर आपकी पूछताछ का जवाब आ गया',
    text: 'किसी ने Tanabana पर एक कारीगर से कुछ पूछा और जवाब के लिए यह ईमेल दिया। जवाब आ गया है। {days} दिन तक यहाँ पढ़ें या सुनें: {page}\n\nइस मेल के जवाब कोई नहीं पढ़ता। अगर आपने नहीं पूछा था, तो कुछ करने की ज़रूरत नहीं।',
  },
};
