export default {
  Payment: 'பணம் செலுத்துதல்',
  'Test mode · Razorpay emulator': 'சோதனை முறை · Razorpay எமுலேட்டர்',
  Close: 'மூடுக',
  'Amount to pay': 'செலுத்த வேண்டிய தொகை',
  'Loading your payment': 'பணப் பக்கம் திறக்கிறது',
  'Payment method': 'செலுத்தும் முறை',
  Card: 'கார்டு',
  UPI: 'UPI',
  Netbanking: 'நெட்பேங்கிங்',
  Wallet: 'வாலட்',
  'Card number': 'கார்டு எண்',
  Expiry: 'காலாவதி',
  CVV: 'CVV',
  'Test cards': 'சோதனை கார்டுகள்',
  'Any CVV and any date in the future will do. Choose a card to fill it in.':
    'எந்த CVV-யும் எதிர்காலத் தேதியும் போதும். நிரப்ப ஒரு கார்டைத் தேர்ந்தெடுங்கள்.',
  'UPI ID': 'UPI ID',
  'Test UPI IDs': 'சோதனை UPI ID-கள்',
  Succeeds: 'வெற்றி',
  'Succeeds, international': 'வெற்றி, சர்வதேசம்',
  'Is declined': 'மறுக்கப்படும்',
  'Choose your bank': 'உங்கள் வங்கியைத் தேர்ந்தெடுங்கள்',
  'Choose your wallet': 'உங்கள் வாலட்டைத் தேர்ந்தெடுங்கள்',
  'Choose a bank.': 'ஒரு வங்கியைத் தேர்ந்தெடுங்கள்.',
  'Choose a wallet.': 'ஒரு வாலட்டைத் தேர்ந்தெடுங்கள்.',
  'Pay {amount}': '{amount} செலுத்த',
  'Confirm with your bank': 'உங்கள் வங்கியில் உறுதிசெய்யுங்கள்',
  'Your bank would send a code now. In test mode any 4 to 10 digits are accepted; fewer are refused.':
    'இப்போது உங்கள் வங்கி ஒரு குறியீட்டை அனுப்பும். சோதனை முறையில் 4 முதல் 10 இலக்கங்கள் போதும்; குறைந்தால் மறுக்கப்படும்.',
  OTP: 'OTP',
  Continue: 'தொடர்க',
  'Choose another method': 'வேறு முறையைத் தேர்ந்தெடுங்கள்',
  'Your bank': 'உங்கள் வங்கி',
  'This stands for the page of your bank or wallet. Decide how it answers.':
    'இது உங்கள் வங்கி அல்லது வாலட்டின் பக்கத்துக்குப் பதில். என்ன பதில் வரும் என்று நீங்களே தீர்மானியுங்கள்.',
  Success: 'வெற்றி',
  Failure: 'தோல்வி',
  'No real money moves here.': 'இங்கே உண்மையான பணம் செல்லாது.',
  'Leave without paying?': 'பணம் செலுத்தாமல் வெளியேறவா?',
  'You can pay for this order later.': 'இந்த ஆர்டருக்குப் பிறகும் செலுத்தலாம்.',
  'Keep paying': 'செலுத்துவதைத் தொடர்க',
  Leave: 'வெளியேறுக',
  'Enter a valid card number.': 'சரியான கார்டு எண்ணை எழுதுங்கள்.',
  'Enter an expiry date in the future, as MM / YY.': 'எதிர்காலக் காலாவதியை MM / YY என எழுதுங்கள்.',
  'Enter an expiry date in the future.': 'எதிர்காலக் காலாவதியை எழுதுங்கள்.',
  'Enter the 3 or 4 digits of the CVV.': 'CVV-யின் 3 அல்லது 4 இலக்கங்களை எழுதுங்கள்.',
  'Enter the CVV.': 'CVV-யை எழுதுங்கள்.',
  'Enter a valid UPI ID, such as name@bank.': 'சரியான UPI ID-யை எழுதுங்கள், name@bank போல.',
  'Enter a valid UPI ID.': 'சரியான UPI ID-யை எழுதுங்கள்.',
  'Enter the OTP, 4 to 10 digits.': 'OTP-யை எழுதுங்கள், 4 முதல் 10 இலக்கங்கள்.',
  'The payment service could not be reached. Check your connection and try again.':
    'கட்டணச் சேவையை அடைய முடியவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  'This order is already paid. You can close this window.':
    'இந்த ஆர்டருக்கு ஏற்கெனவே செலுத்தப்பட்டது. இந்தச் சாளரத்தை மூடலாம்.',
  'This payment has already been completed.': 'இந்தப் பணம் ஏற்கெனவே செலுத்தப்பட்டது.',
  'Your payment was not completed because the OTP was incorrect. Try again.':
    'OTP தவறு என்பதால் பணம் செல்லவில்லை. மீண்டும் முயலுங்கள்.',
  'Your payment has been cancelled. Try again or complete the payment later.':
    'பணம் செலுத்துவது ரத்தானது. மீண்டும் முயலுங்கள் அல்லது பிறகு செலுத்துங்கள்.',
  'Your payment was declined by the bank. Try again or use another method.':
    'வங்கி உங்கள் பணத்தை ஏற்கவில்லை. மீண்டும் முயலுங்கள் அல்லது வேறு முறையைப் பயன்படுத்துங்கள்.',
  'The payment request was declined in the UPI app. Try again or use another method.':
    'UPI செயலியில் மறுக்கப்பட்டது. மீண்டும் முயலுங்கள் அல்லது வேறு முறையைப் பயன்படுத்துங்கள்.',
  'This UPI ID is not one of the test IDs. Use success@razorpay or failure@razorpay.':
    'இது சோதனை UPI ID அல்ல. success@razorpay அல்லது failure@razorpay பயன்படுத்துங்கள்.',
  'This card is not one of the test cards. Choose a test card and try again.':
    'இது சோதனை கார்டு அல்ல. ஒரு சோதனை கார்டைத் தேர்ந்தெடுத்து மீண்டும் முயலுங்கள்.',
  'Your payment was not completed on time. Try again.': 'பணம் உரிய நேரத்தில் செலுத்தப்படவில்லை. மீண்டும் முயலுங்கள்.',
  'Your account has too little balance. Use another card or method.':
    'உங்கள் கணக்கில் போதுமான பணம் இல்லை. வேறு கார்டு அல்லது முறையைப் பயன்படுத்துங்கள்.',
  'Your card was declined by the bank. Use another card or method.':
    'வங்கி உங்கள் கார்டை ஏற்கவில்லை. வேறு கார்டு அல்லது முறையைப் பயன்படுத்துங்கள்.',
  'This card is switched off for online payments. Use another card or method.':
    'இந்த கார்டில் ஆன்லைன் கட்டணம் நிறுத்தப்பட்டுள்ளது. வேறு கார்டு அல்லது முறையைப் பயன்படுத்துங்கள்.',
  'The card number is not valid. Check it and try again.': 'கார்டு எண் சரியாக இல்லை. சரிபார்த்து மீண்டும் முயலுங்கள்.',
  'The bank had a technical problem. Try again in a while.':
    'வங்கியில் தொழில்நுட்பச் சிக்கல். சற்று நேரத்தில் மீண்டும் முயலுங்கள்.',
  'The bank could not confirm that it is you. Try again.':
    'நீங்கள்தான் என்பதை வங்கியால் உறுதிசெய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.',
  'Your payment has been declined as the order is already paid. Check your orders before you pay again.':
    'இந்த ஆர்டருக்கு ஏற்கெனவே செலுத்தப்பட்டதால் ஏற்கப்படவில்லை. மீண்டும் செலுத்தும் முன் உங்கள் ஆர்டர்களைப் பாருங்கள்.',
};
