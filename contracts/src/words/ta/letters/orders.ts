import type { orders as english } from '../../en/letters/orders.ts';
import type { Translation } from '../../letter-words.ts';

export const orders: Translation<typeof english> = {
  'delivery.by': '{weekday} தேதிக்குள் உங்களிடம் வந்து சேரும்.',
  'delivery.atBuyer': '{weekday} தேதிக்குள் வாங்குபவரிடம் சேர வேண்டும்.',
  'delivery.late':
    '{day} தேதிக்குள் தருவதாக உறுதியளிக்கப்பட்டது; இப்போதைய நிலையில் {weekday} தேதிக்குள் உங்களிடம் வந்து சேரும்.',
  'delivery.lateAtBuyer':
    '{day} தேதிக்குள் தருவதாக உறுதியளிக்கப்பட்டது; இப்போதைய நிலையில் {weekday} தேதிக்குள் வாங்குபவரிடம் சேரும்.',
  'delivery.ADVANCE': '{weekday} தேதிக்குள் உங்களிடம் வந்து சேரும்; முன்பணம் வந்ததிலிருந்து நாள் கணக்கிடப்படுகிறது.',
  'delivery.MEASUREMENT': '{weekday} தேதிக்குள் உங்களிடம் வந்து சேரும்; அளவு எடுத்ததிலிருந்து நாள் கணக்கிடப்படுகிறது.',
  'delivery.FINAL_PAYMENT': '{weekday} தேதிக்குள் உங்களிடம் வந்து சேரும்; மீதிப் பணம் வந்ததும் பார்சல் கிளம்பும்.',
  'delivery.HOLD': 'இந்த ஆர்டர் தற்போது நிறுத்தி வைக்கப்பட்டுள்ளது; அதனால் டெலிவரி நாளை இப்போது சொல்ல முடியவில்லை.',
  'delivery.DISPUTE': 'ஒரு பணம் பற்றி உங்கள் வங்கியில் ஆட்சேபம் உள்ளது; முடிவு வரும் வரை டெலிவரி நாளைச் சொல்ல முடியாது.',
  'parcel.carried': 'கூரியர்: {carrier}.',
  'parcel.numbered': 'கூரியர்: {carrier}, டிராக்கிங் எண் {tracking}.',
  'parcel.followed': 'கூரியர்: {carrier}, டிராக்கிங் எண் {tracking}.\nபார்சல் எங்கே என்று பாருங்கள்: {page}',
  'parcel.otherCarrier': 'வேறொரு கூரியர்',

  'fact.order': 'ஆர்டர்',
  'sums.advance': 'செலுத்திய முன்பணம்',
  'sums.rest': 'பார்சல் அனுப்பும் முன் செலுத்த',
  'sums.back': 'ரீஃபண்ட்',
  'sums.final': 'மீதிப் பணம்',
  'sums.total': 'மொத்தம், வரி உட்பட',
  'orders.confirmed': {
    subject: 'உங்கள் ஆர்டர் {number} உறுதியானது',
    text: 'நன்றி. {titles}: உங்கள் முன்பணம் {advance} வந்தது; உங்கள் ஆர்டர் பற்றி {maker} அறிவார். {delivery} {choose}\n\nமீதி {rest} பார்சல் அனுப்பும் முன் செலுத்த வேண்டும். தயாரிப்பு எப்படி நடக்கிறது என்று இங்கே பாருங்கள்; உங்கள் ரசீதையும் இங்கே டவுன்லோடு செய்யலாம்: {page}',
  },
  'orders.new': {
    subject: 'புதிய ஆர்டர், {number}',
    text: 'ஒருவர் {titles} ஆர்டர் செய்து {advance} முன்பணம் செலுத்தியுள்ளார்; நீங்கள் தொடங்கலாம்.\n\nஉங்களுக்குத் தேவையான எல்லாம் இங்கே: {page}',
  },
  'orders.swatchPaid': {
    subject: 'உங்கள் மாதிரி {number}: பணம் செலுத்தப்பட்டது',
    text: 'நன்றி. {titles}: உங்கள் {amount} வந்தது; {maker} இதை {weekday}-க்குள் அனுப்புவார். அதற்குள் அனுப்பாவிட்டால் முழுத் தொகையும் உங்களுக்குத் திரும்பி வரும்.\n\n{days} நாட்களுக்குள் {maker} அவர்களிடம் நீங்கள் செய்யும் அடுத்த ஆர்டரில் இது கழிக்கப்படும். பார்சலை இங்கே பாருங்கள்: {page}',
  },
  'orders.swatchAsked': {
    subject: 'ஒரு மாதிரி கேட்கப்பட்டுள்ளது, {number}',
    text: '{buyer} கேட்டது: {titles}; {amount} செலுத்தியுள்ளார். {weekday}-க்குள் அனுப்புங்கள்; இல்லையெனில் முழுத் தொகையும் திரும்பிச் செல்லும்.\n\nமுகவரி இங்கே: {page}',
  },
  'orders.swatchOf': 'துணி மாதிரி: {title}',
  'orders.DESIGN_IN_PROGRESS': {
    subject: 'உங்கள் ஆர்டர் {number}: டிசைன் வேலை நடக்கிறது',
    text: 'வேலை தொடங்கியது. {titles}: டிசைன் வேலை நடக்கிறது. தயாரிப்பு பற்றிய தகவல்களும் படங்களும் உங்கள் ஆர்டரில் வரும்.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DESIGN_COMPLETED': {
    subject: 'உங்கள் ஆர்டர் {number}: டிசைன் முடிந்தது',
    text: '{titles}: டிசைன் முடிந்தது. அடுத்து தயாரிப்பு.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.designedToMeasure': {
    subject: 'உங்கள் ஆர்டர் {number}: டிசைன் முடிந்தது',
    text: '{titles}: டிசைன் முடிந்தது. அடுத்து உங்கள் அளவு எடுக்க வேண்டும். {choose}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_SCHEDULED': {
    subject: 'உங்கள் ஆர்டர் {number}: அளவு எடுக்கும் நாள் முடிவானது',
    text: '{titles}: உங்கள் அளவு எடுக்க நாள் குறித்தாயிற்று. அந்த நாள் உங்கள் ஆர்டரில் உள்ளது.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.MEASUREMENT_COMPLETED': {
    subject: 'உங்கள் ஆர்டர் {number}: அளவு எடுக்கப்பட்டது',
    text: '{titles}: உங்கள் அளவு எடுத்தாயிற்று. இனி அந்த அளவில் தயாராகும். {delivery}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.FINAL_PAYMENT_PENDING': {
    subject: 'உங்கள் ஆர்டர் {number}: மீதிப் பணம் வந்தது',
    text: '{titles} கிட்டத்தட்டத் தயார். உங்கள் மீதிப் பணம் ஏற்கெனவே வந்துவிட்டது; இனி எதுவும் செலுத்த வேண்டாம்.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.COMPLETED': {
    subject: 'உங்கள் ஆர்டர் {number}: தயாரிப்பு முடிந்தது',
    text: '{titles} தயாராகிவிட்டது.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.READY_FOR_DELIVERY': {
    subject: 'உங்கள் ஆர்டர் {number}: டெலிவரிக்குத் தயார்',
    text: '{titles} பேக் செய்து அனுப்பத் தயார்.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.SHIPPED': {
    subject: 'உங்கள் ஆர்டர் {number}: அனுப்பப்பட்டது',
    text: '{titles} உங்களிடம் வந்துகொண்டிருக்கிறது. {delivery}\n\n{parcel}\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.DELIVERED': {
    subject: 'உங்கள் ஆர்டர் {number}: டெலிவரி ஆனது',
    text: '{titles} டெலிவரி ஆனதாகக் குறிக்கப்பட்டுள்ளது. உங்களிடம் வந்து சேரவில்லை என்றால், ஆர்டரில் உள்ள ‘உதவிக் குழுவைத் தொடர்புகொள்ள’ மூலம் எங்களுக்குச் சொல்லுங்கள். வந்திருந்தால், உங்கள் ரிவ்யூ அடுத்து வாங்குபவருக்கு உதவும்.\n\n{wrote}\n\n> {note}\n\n{page}',
  },
  'orders.choose': 'ஆர்டர் பக்கத்தில் அளவு கொடுக்க ஒரு நாளைத் தேர்வு செய்யுங்கள்.',
  'orders.wrote': '{maker} எழுதியது:',
  'orders.movedByDesk': {
    subject: 'ஆர்டர் {number}: {status}',
    text: '{titles}: எங்கள் உதவிக் குழு ஆர்டரை அடுத்த நிலைக்கு மாற்றியது; இப்போதைய நிலை “{status}”.\n\n{page}',
  },
  'orders.arrived': {
    subject: 'ஆர்டர் {number}: டெலிவரி ஆனது',
    text: '{titles} வந்து சேர்ந்தது என்று வாங்குபவர் உறுதி செய்தார். அருமை.\n\n{page}',
  },
  'orders.movedOn': {
    subject: 'ஆர்டர் {number}: புதிய தகவல்',
    text: '{titles}: ஆர்டர் அடுத்த நிலைக்கு வந்தது.\n\n{page}',
  },
  'orders.written': {
    subject: 'உங்கள் ஆர்டர் {number}: தயாரிப்பு பற்றிய தகவல்',
    text: '{titles}: {maker} தயாரிப்பு பற்றி எழுதியுள்ளார்:\n\n> {note}\n\nஉங்கள் ஆர்டரில் பாருங்கள்: {page}',
  },
  'orders.photographed': {
    subject: 'உங்கள் ஆர்டர் {number}: தயாரிப்பு பற்றிய தகவல்',
    text: {
      one: '{titles}: {maker} தயாரிப்பின் ஒரு படத்தைச் சேர்த்துள்ளார்.\n\n> {note}\n\nஉங்கள் ஆர்டரில் பாருங்கள்: {page}',
      other:
        '{titles}: {maker} தயாரிப்பின் {count} படங்களைச் சேர்த்துள்ளார்.\n\n> {note}\n\nஉங்கள் ஆர்டரில் பாருங்கள்: {page}',
    },
  },
  'orders.parcelByDesk': {
    subject: 'உங்கள் ஆர்டர் {number}: உங்கள் பார்சல் பற்றிய தகவல்',
    text: '{titles}: எங்கள் உதவிக் குழு பார்சல் விவரத்தை மாற்றியுள்ளது.\n\n{parcel}\n\n{page}',
  },
  'orders.parcelByMaker': {
    subject: 'உங்கள் ஆர்டர் {number}: உங்கள் பார்சல் பற்றிய தகவல்',
    text: '{titles}: கைவினைஞர் பார்சல் விவரத்தை மாற்றியுள்ளார்.\n\n{parcel}\n\n{page}',
  },
  'orders.deskTold': {
    subject: 'உங்கள் ஆர்டர் {number}: எங்கள் உதவிக் குழுவிடமிருந்து தகவல்',
    text: '{titles}: உங்கள் ஆர்டரின் நிலை “{status}”. {delivery}\n\n> {words}\n\n{parcel}\n\n{page}',
  },
  'orders.pictures': {
    subject: 'உங்கள் ஆர்டரின் படங்கள் பற்றி',
    text: 'இந்தப் படங்களை வாங்குபவருக்குக் காட்ட முடியவில்லை:\n\n{failures}\n\nவேறு படங்களை இங்கே சேர்க்கலாம்: {page}',
  },
};
