import type { complaints as english } from '../../en/letters/complaints.ts';
import type { Translation } from '../../letter-words.ts';

export const complaints: Translation<typeof english> = {
  'complaints.filed': {
    subject: 'உங்கள் புகார் பதிவானது: {ticket}',
    text: 'உங்கள் புகார் “{title}” எங்களுக்கு வந்தது. அதன் எண் {ticket}. 24-48 மணி நேரத்தில் பதில் சொல்வோம்.\n\nஅதன் நிலையை இங்கே பாருங்கள்: {page}',
  },
  'complaints.filedAboutOrder': {
    subject: 'உங்கள் புகார் பதிவானது: {ticket}',
    text: 'ஆர்டர் {number} பற்றிய உங்கள் புகார் “{title}” எங்களுக்கு வந்தது. அதன் எண் {ticket}. 24-48 மணி நேரத்தில் பதில் சொல்வோம்.\n\nஅதன் நிலையை இங்கே பாருங்கள்: {page}',
  },
  'complaints.against': {
    subject: 'ஒரு புகார், {ticket}',
    text: '{name} புகார் செய்துள்ளார்: “{title}”. அன்பாகவும் விரைவாகவும் பதில் சொன்னால் பெரும்பாலான புகார்கள் தீர்ந்துவிடும்.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'complaints.againstAboutOrder': {
    subject: 'ஒரு புகார், {ticket}',
    text: '{name} ஆர்டர் {number} பற்றிப் புகார் செய்துள்ளார்: “{title}”. அன்பாகவும் விரைவாகவும் பதில் சொன்னால் பெரும்பாலான புகார்கள் தீர்ந்துவிடும்.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'complaints.toDesk': {
    subject: 'புதிய புகார் {ticket}, முக்கியத்துவம்: {priority}',
    text: '{name} புகார் செய்துள்ளார்: “{title}”.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'complaints.toDeskAboutOrder': {
    subject: 'புதிய புகார் {ticket}, முக்கியத்துவம்: {priority}',
    text: '{name} ஆர்டர் {number} பற்றிப் புகார் செய்துள்ளார்: “{title}”.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'priority.low': 'குறைவு',
  'priority.medium': 'நடுத்தரம்',
  'priority.high': 'அதிகம்',
  'priority.urgent': 'அவசரம்',
  'complaints.answered': {
    subject: '{ticket} புகாரில் ஒரு பதில்',
    text: '{name} “{title}” பற்றி எழுதியுள்ளார்.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'complaints.answeredByDesk': {
    subject: '{ticket} புகாரில் ஒரு பதில்',
    text: 'எங்கள் உதவிக் குழு “{title}” பற்றி எழுதியுள்ளது.\n\nஇங்கே படித்துப் பதில் சொல்லுங்கள்: {page}',
  },
  'complaints.OPEN': {
    subject: 'புகார் {ticket}: திறந்துள்ளது',
    text: '{name} “{title}” புகாரை மீண்டும் திறந்தார்.\n\nஇங்கே பாருங்கள்: {page}',
  },
  'complaints.IN_PROGRESS': {
    subject: 'புகார் {ticket}: கவனிக்கப்படுகிறது',
    text: '{name} “{title}” புகாரைப் பார்த்து வருகிறார்.\n\nஇங்கே பாருங்கள்: {page}',
  },
  'complaints.RESOLVED': {
    subject: 'புகார் {ticket}: தீர்ந்தது',
    text: '{name} “{title}” புகாரைத் தீர்த்தார்.\n\nஇங்கே பாருங்கள்: {page}',
  },
  'complaints.deskOPEN': {
    subject: 'புகார் {ticket}: திறந்துள்ளது',
    text: 'எங்கள் உதவிக் குழு “{title}” புகாரை மீண்டும் திறந்தது.\n\nஇங்கே பாருங்கள்: {page}',
  },
  'complaints.deskIN_PROGRESS': {
    subject: 'புகார் {ticket}: கவனிக்கப்படுகிறது',
    text: 'எங்கள் உதவிக் குழு “{title}” புகாரைப் பார்த்து வருகிறது.\n\nஇங்கே பாருங்கள்: {page}',
  },
  'complaints.deskRESOLVED': {
    subject: 'புகார் {ticket}: தீர்ந்தது',
    text: 'எங்கள் உதவிக் குழு “{title}” புகாரைத் தீர்த்தது.\n\nஇங்கே பாருங்கள்: {page}',
  },

  'enquiries.toMaker': {
    subject: 'ஒருவர் உங்கள் டிசைன் பற்றிக் கேட்கிறார்',
    text: '{title} பற்றி {name} கேட்கிறார்:\n\n> {message}\n\nஇங்கே பதில் சொல்லுங்கள்: {page}',
  },
  'enquiries.spokenToMaker': {
    subject: 'ஒருவர் உங்கள் டிசைன் பற்றிக் கேட்கிறார்',
    text: '{title} பற்றி {name} குரல் குறிப்பில் கேட்கிறார்.\n\n> {message}\n\nஇங்கே கேட்டுப் பதில் சொல்லுங்கள்: {page}',
  },
  'enquiries.answered': {
    subject: 'Tanabana-வில் உங்கள் விசாரிப்புக்குப் பதில் வந்தது',
    text: '{title} பற்றிய உங்கள் விசாரிப்புக்கு {maker} பதில் சொல்லியுள்ளார்:\n\n> {answer}\n\nநீங்கள் கேட்டது:\n\n> {message}\n\nஇந்தப் பதில் உங்கள் சாட்டிலும் உள்ளது. அங்கே பதில் எழுதுங்கள்: {page}',
  },
  'enquiries.aVoiceNote': '(குரல் குறிப்பு)',
  'enquiries.answeredSpoken': {
    subject: 'Tanabana-வில் உங்கள் விசாரிப்புக்குப் பதில் வந்தது',
    text: '{title} பற்றிய உங்கள் விசாரிப்புக்கு {maker} குரல் குறிப்பில் பதில் சொல்லியுள்ளார்.\n\n> {answer}\n\nநீங்கள் கேட்டது:\n\n> {message}\n\nஉங்கள் சாட்டில் கேளுங்கள்; அங்கே பதில் எழுதுங்கள்: {page}',
  },
  'enquiries.answeredAnywhere': {
    subject: 'Tanabana-வில் உங்கள் விசாரிப்புக்குப் பதில் வந்தது',
    text: 'யாரோ Tanabana-வில் ஒரு கைவினைஞரிடம் கேள்வி கேட்டு, பதிலுக்கு இந்த இமெயிலைத் தந்தார்கள். பதில் வந்துவிட்டது. {days} நாள் வரை இங்கே படிக்கலாம், கேட்கலாம்: {page}\n\nஇந்த மெயிலுக்கு எழுதும் பதில்களை யாரும் படிப்பதில்லை. கேட்டது நீங்கள் இல்லை என்றால் எதுவும் செய்ய வேண்டாம்.',
  },
};
