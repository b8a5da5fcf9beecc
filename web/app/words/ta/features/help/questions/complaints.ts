import { hoursToAnswerComplaint } from '#contracts/admin/complaints/complaints.rules.ts';
import { complaintLimits } from '#contracts/complaints/complaint.rules.ts';
import type { HelpGroup } from '#web/features/help/help-question.ts';

export const complaints: HelpGroup = {
  id: 'complaints',
  title: 'புகார்களும் ரிப்போர்ட்களும்',
  questions: [
    {
      id: 'complain',
      question: 'எப்படிப் புகார் செய்வது?',
      paragraphs: [
        `ஆர்டரில் ‘உதவிக் குழுவைத் தொடர்புகொள்ள’ அழுத்துங்கள், அல்லது ‘புகார்கள்’ பகுதியைத் திறங்கள். என்ன எதிர்பார்த்தீர்கள், என்ன கிடைத்தது, எப்படிச் சரிசெய்யலாம் என்று சொல்லுங்கள்; ${complaintLimits.pictures} படங்கள் வரை சேர்க்கலாம். கணக்கு தேவை. புகாருக்கு ஓர் எண்ணும் தனிப் பக்கமும் கிடைக்கும்; பதில்கள் அங்கே இருக்கும்.`,
      ],
      links: [{ to: '/complaints', label: 'புகார் செய்ய' }],
      words:
        'புகார் கம்ப்ளெயிண்ட் உதவி பிரச்சனை தொடர்பு pugar complaint complain support contact problem issue help customer care',
    },
    {
      id: 'who-reads-complaints',
      question: 'யார் படிக்கிறார்கள்?',
      paragraphs: [
        'ஆர்டர் பற்றிய புகாரை அந்த ஆர்டரின் மற்றொரு தரப்பும் Tanabana-வை நடத்துபவர்களும் படித்துப் பதில் சொல்வார்கள். ஆர்டர் இல்லாத புகாரை Tanabana-வை நடத்துபவர்கள் மட்டுமே படிப்பார்கள்.',
      ],
      words: 'புகார் படிப்பது யார் pugar complaint read privacy who',
    },
    {
      id: 'answered-complaints',
      question: 'எப்போது பதில் கிடைக்கும்?',
      paragraphs: [
        `நீங்கள் கடைசியாக எழுதி ${hoursToAnswerComplaint} மணி நேரத்துக்குள் பதில் சொல்ல Tanabana-வை நடத்துபவர்கள் முயல்கிறார்கள். ஒவ்வொரு பதிலும் இங்கே தெரிவிக்கப்படும்; மெயில் ஒரு மணி நேரத்துக்கு ஒன்றுக்கு மேல் வராது.`,
      ],
      links: [{ to: '/complaints', label: 'உங்கள் புகார்கள்' }],
      words: 'புகார் பதில் எப்போது அவசரம் pathil complaint answer reply wait hours urgent',
    },
    {
      id: 'settled-complaints',
      question: 'தீரும் முன்பே தீர்ந்ததாகக் குறித்துவிட்டார்கள்',
      paragraphs: [
        `புகாரைத் தீர்ந்ததாக நீங்கள் குறிப்பீர்கள், அல்லது Tanabana-வை நடத்துபவர்கள் குறித்து உங்களுக்கு எழுதுவார்கள். தீர்ந்த புகாரை ${complaintLimits.reopenDays} நாட்கள் வரை மீண்டும் திறக்கலாம். அதன்பின் புதிய புகார் செய்து பழைய எண்ணைக் குறிப்பிடுங்கள்.`,
      ],
      links: [{ to: '/complaints', label: 'உங்கள் புகார்கள்' }],
      words: 'புகார் மீண்டும் திற தீர்ந்தது மூடியது complaint reopen settled resolved closed',
    },
    {
      id: 'report',
      question: 'ரிப்போர்ட் செய்தால் என்ன நடக்கும்?',
      paragraphs: [
        'நபர், டிசைன், ரிவ்யூ, கமெண்ட், மெசேஜ், ஸ்டோரி பற்றிய ரிப்போர்ட்டை Tanabana-வை நடத்துபவர்கள் மட்டுமே பார்ப்பார்கள்; வேறு யாருக்கும் தெரியாது. அவர்கள் அதை நீக்குவார்கள், அந்த நபர் மீது நடவடிக்கை எடுப்பார்கள், அல்லது அப்படியே விடுவார்கள்; எது என்று அறிவிப்பும் மெயிலும் சொல்லும். இன்னும் பதில் தேவை என்றால் புகார் செய்யுங்கள்.',
      ],
      links: [{ to: '/complaints', label: 'புகார் செய்ய' }],
      words: 'ரிப்போர்ட் தவறு போலி மோசடி தொந்தரவு காப்பி report abuse spam fake copied fraud harassment',
    },
    {
      id: 'taken-down',
      question: 'உங்கள் உதவிக் குழு என் டிசைனை மறைத்துவிட்டது',
      paragraphs: [
        'காரணத்தை டிசைன் பக்கமும் ஒரு மெயிலும் சொல்லும். மீட்டெடுக்கும்வரை நீங்கள் மட்டுமே பார்க்கலாம்; அதற்கு உள்ள ஆர்டர்கள் தொடரும். நீங்கள் அதை மாற்றலாம்; அதன் பக்கத்தில் ஒரு முறை மேல்முறையீடு செய்யலாம்: முடிவில் என்ன தவறு, அல்லது எதைச் சரிசெய்தீர்கள் என்று சொல்லுங்கள். ஒருவர் மீண்டும் பார்ப்பார்; முடிவு உங்களுக்குத் தெரிவிக்கப்படும்.',
        'நீக்கிய கமெண்டோ ரிவ்யூவோ திரும்ப வராது. அது தவறு என்று நினைத்தால் புகார் செய்யுங்கள்.',
      ],
      links: [{ to: '/userDashboard', label: 'உங்கள் டிசைன்கள்' }],
      words:
        'மறைத்தது நீக்கியது மேல்முறையீடு டிசைன் hidden taken down takedown appeal moderation removed design blocked',
    },
  ],
};
