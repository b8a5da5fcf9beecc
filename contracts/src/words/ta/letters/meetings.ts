import type { meetings as english } from '../../en/letters/meetings.ts';
import type { Translation } from '../../letter-words.ts';

export const meetings: Translation<typeof english> = {
  'meetings.visitBooked': {
    subject: 'அளவு எடுக்கும் சந்திப்பு: {appointment}',
    text: '{order}: {buyer} வீட்டில் அளவு எடுக்கச் சந்திப்பைப் பதிவு செய்துள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. மற்ற எல்லாம் இங்கே: {page}',
  },
  'meetings.callBooked': {
    subject: 'அளவு எடுக்கும் சந்திப்பு: {appointment}',
    text: '{order}: {buyer} போன் காலில் அளவு எடுக்கச் சந்திப்பைப் பதிவு செய்துள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. மற்ற எல்லாம் இங்கே: {page}',
  },
  'meetings.visitBookedByYou': {
    subject: 'உங்களுக்கு அளவு எடுக்கும் நேரம்: {appointment}',
    text: '{order}: அளவு எடுக்க {maker} உங்கள் வீட்டுக்கு வருவார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. நேரம் வசதியாக இல்லை என்றால் இங்கே மாற்றலாம்: {page}',
  },
  'meetings.callBookedByYou': {
    subject: 'உங்களுக்கு அளவு எடுக்கும் நேரம்: {appointment}',
    text: '{order}: அளவு எடுக்க {maker} உங்களைப் போனில் அழைப்பார், {appointment}. டேப்பைத் தயாராக வையுங்கள். {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. நேரம் வசதியாக இல்லை என்றால் இங்கே மாற்றலாம்: {page}',
  },
  'meetings.visitMovedByBuyer': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: {buyer} வீட்டு வருகையின் நேரத்தை மாற்றியுள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. மற்ற எல்லாம் இங்கே: {page}',
  },
  'meetings.callMovedByBuyer': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: {buyer} போன் காலில் அளவு எடுக்கும் நேரத்தை மாற்றியுள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான ஃபைல் இணைக்கப்பட்டுள்ளது. மற்ற எல்லாம் இங்கே: {page}',
  },
  'meetings.visitMovedByMaker': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: {maker} வீட்டு வருகையின் நேரத்தை மாற்றியுள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான புதிய ஃபைல் இணைக்கப்பட்டுள்ளது. நேரம் வசதியாக இல்லை என்றால் இங்கே மாற்றலாம்: {page}',
  },
  'meetings.callMovedByMaker': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: {maker} போன் காலில் அளவு எடுக்கும் நேரத்தை மாற்றியுள்ளார், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான புதிய ஃபைல் இணைக்கப்பட்டுள்ளது. நேரம் வசதியாக இல்லை என்றால் இங்கே மாற்றலாம்: {page}',
  },
  'meetings.visitMovedByYou': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: வீட்டு வருகையின் நேரத்தை மாற்றியுள்ளீர்கள், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான புதிய ஃபைல் இணைக்கப்பட்டுள்ளது. சந்திப்பு இங்கே: {page}',
  },
  'meetings.callMovedByYou': {
    subject: 'சந்திப்பின் புதிய நேரம்: {appointment}',
    text: '{order}: போன் காலில் அளவு எடுக்கும் நேரத்தை மாற்றியுள்ளீர்கள், {appointment}. {delivery}\n\nஉங்கள் காலண்டருக்கான புதிய ஃபைல் இணைக்கப்பட்டுள்ளது. சந்திப்பு இங்கே: {page}',
  },
  'meetings.visitOffByMaker': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: {maker} வீட்டு வருகையை ரத்து செய்தார், {appointment}.\n\nவேறு நேரத்தை இங்கே பதிவு செய்யலாம்: {page}',
  },
  'meetings.callOffByMaker': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: {maker} போன் காலில் அளவு எடுக்கும் சந்திப்பை ரத்து செய்தார், {appointment}.\n\nவேறு நேரத்தை இங்கே பதிவு செய்யலாம்: {page}',
  },
  'meetings.visitOffByBuyer': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: {buyer} வீட்டு வருகையை ரத்து செய்தார், {appointment}.\n\nஅந்த நேரம் இனி உங்களுக்குக் காலியாக உள்ளது. வாங்குபவர் வேறு நேரத்தைப் பதிவு செய்யலாம்; சந்திப்பை இங்கே காண்க: {page}',
  },
  'meetings.callOffByBuyer': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: {buyer} போன் காலில் அளவு எடுக்கும் சந்திப்பை ரத்து செய்தார், {appointment}.\n\nஅந்த நேரம் இனி உங்களுக்குக் காலியாக உள்ளது. வாங்குபவர் வேறு நேரத்தைப் பதிவு செய்யலாம்; சந்திப்பை இங்கே காண்க: {page}',
  },
  'meetings.visitOffByYou': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: வீட்டு வருகையை ரத்து செய்துள்ளீர்கள், {appointment}.\n\nவேறு நேரத்தை இங்கே பதிவு செய்யலாம்: {page}',
  },
  'meetings.callOffByYou': {
    subject: 'சந்திப்பு ரத்தானது: {appointment}',
    text: '{order}: போன் காலில் அளவு எடுக்கும் சந்திப்பை ரத்து செய்துள்ளீர்கள், {appointment}.\n\nவேறு நேரத்தை இங்கே பதிவு செய்யலாம்: {page}',
  },
  'meetings.measured': {
    subject: 'ஆர்டர் {number}: அளவு எடுக்கப்பட்டது',
    text: '{order}: {maker} உங்கள் அளவுகளைப் பெற்றார். {delivery}\n\nசந்திப்பை இங்கே காண்க: {page}',
  },
  'meetings.visitAheadOfBuyer': {
    subject: 'நினைவூட்டல்: வீட்டில் அளவு எடுக்கும் சந்திப்பு, {appointment}',
    text: 'நினைவூட்டல். {order}: அளவு எடுக்க இந்த நேரத்தில் வீட்டில் இருங்கள், {appointment}.\n\nஇனி அது முடியாது என்றால் வேறு நேரத்தை இங்கே தேர்வு செய்யுங்கள்: {page}',
  },
  'meetings.visitAheadOfMaker': {
    subject: 'நினைவூட்டல்: வீட்டில் அளவு எடுக்கும் சந்திப்பு, {appointment}',
    text: 'நினைவூட்டல். {order}: அளவு எடுக்க {buyer} அவர்களின் வீட்டில் உங்களை எதிர்பார்க்கிறார்கள், {appointment}.\n\nஇனி அது முடியாது என்றால் வேறு நேரத்தை இங்கே தேர்வு செய்யுங்கள்: {page}',
  },
  'meetings.callAheadOfBuyer': {
    subject: 'நினைவூட்டல்: போன் காலில் அளவு எடுக்கும் சந்திப்பு, {appointment}',
    text: 'நினைவூட்டல். {order}: அளவு எடுக்க {maker} உங்களைப் போனில் அழைப்பார், {appointment}.\n\nஇனி அது முடியாது என்றால் வேறு நேரத்தை இங்கே தேர்வு செய்யுங்கள்: {page}',
  },
  'meetings.callAheadOfMaker': {
    subject: 'நினைவூட்டல்: போன் காலில் அளவு எடுக்கும் சந்திப்பு, {appointment}',
    text: 'நினைவூட்டல். {order}: அளவு எடுக்க {buyer} அவர்களைப் போனில் அழையுங்கள், {appointment}.\n\nஇனி அது முடியாது என்றால் வேறு நேரத்தை இங்கே தேர்வு செய்யுங்கள்: {page}',
  },
};
