export default {
  Payment: 'पेमेंट',
  'Test mode · Razorpay emulator': 'टेस्ट मोड · Razorpay एम्युलेटर',
  Close: 'बंद करें',
  'Amount to pay': 'देने की रक़म',
  'Loading your payment': 'पेमेंट लोड हो रहा है',
  'Payment method': 'पेमेंट का तरीक़ा',
  Card: 'कार्ड',
  UPI: 'UPI',
  Netbanking: 'नेटबैंकिंग',
  Wallet: 'वॉलेट',
  'Card number': 'कार्ड नंबर',
  Expiry: 'एक्सपायरी',
  CVV: 'CVV',
  'Test cards': 'टेस्ट कार्ड',
  'Any CVV and any date in the future will do. Choose a card to fill it in.':
    'कोई भी CVV और आगे की कोई भी तारीख़ चलेगी। भरने के लिए कार्ड चुनें।',
  'UPI ID': 'UPI ID',
  'Test UPI IDs': 'टेस्ट UPI ID',
  Succeeds: 'सफल होता है',
  'Succeeds, international': 'सफल होता है, अंतरराष्ट्रीय',
  'Is declined': 'नामंज़ूर होता है',
  'Choose your bank': 'अपना बैंक चुनें',
  'Choose your wallet': 'अपना वॉलेट चुनें',
  'Choose a bank.': 'कोई बैंक चुनें।',
  'Choose a wallet.': 'कोई वॉलेट चुनें।',
  'Pay {amount}': '{amount} दें',
  'Confirm with your bank': 'अपने बैंक से पक्का करें',
  'Your bank would send a code now. In test mode any 4 to 10 digits are accepted; fewer are refused.':
    'अब आपका बैंक एक कोड भेजता। टेस्ट मोड में 4 से 10 अंक कोई भी चलेंगे; इससे कम नामंज़ूर होंगे।',
  OTP: 'OTP',
  Continue: 'आगे बढ़ें',
  'Choose another method': 'दूसरा तरीक़ा चुनें',
  'Your bank': 'आपका बैंक',
  'This stands for the page of your bank or wallet. Decide how it answers.':
    'यह आपके बैंक या वॉलेट के पेज की जगह है। तय करें कि वह क्या जवाब दे।',
  Success: 'सफल',
  Failure: 'असफल',
  'No real money moves here.': 'यहाँ असली पैसे नहीं जाते।',
  'Leave without paying?': 'बिना पेमेंट किए जाएँ?',
  'You can pay for this order later.': 'इस ऑर्डर का पेमेंट आप बाद में भी कर सकते हैं।',
  'Keep paying': 'पेमेंट जारी रखें',
  Leave: 'बाहर जाएँ',
  'Enter a valid card number.': 'सही कार्ड नंबर लिखें।',
  'Enter an expiry date in the future, as MM / YY.': 'आगे की एक्सपायरी लिखें, MM / YY की तरह।',
  'Enter an expiry date in the future.': 'आगे की एक्सपायरी लिखें।',
  'Enter the 3 or 4 digits of the CVV.': 'CVV के 3 या 4 अंक लिखें।',
  'Enter the CVV.': 'CVV लिखें।',
  'Enter a valid UPI ID, such as name@bank.': 'सही UPI ID लिखें, जैसे name@bank।',
  'Enter a valid UPI ID.': 'सही UPI ID लिखें।',
  'Enter the OTP, 4 to 10 digits.': 'OTP लिखें, 4 से 10 अंक।',
  'The payment service could not be reached. Check your connection and try again.':
    'पेमेंट सेवा से बात नहीं हो पाई। कनेक्शन देखें और फिर कोशिश करें।',
  'This order is already paid. You can close this window.':
    'इस ऑर्डर का पेमेंट हो चुका है। आप यह विंडो बंद कर सकते हैं।',
  'This payment has already been completed.': 'यह पेमेंट पूरा हो चुका है।',
  'Your payment was not completed because the OTP was incorrect. Try again.':
    'OTP ग़लत था, इसलिए पेमेंट पूरा नहीं हुआ। फिर कोशिश करें।',
  'Your payment has been cancelled. Try again or complete the payment later.':
    'आपका पेमेंट कैंसल हो गया। फिर कोशिश करें या बाद में पूरा करें।',
  'Your payment was declined by the bank. Try again or use another method.':
    'बैंक ने आपका पेमेंट नामंज़ूर कर दिया। फिर कोशिश करें या कोई और तरीक़ा चुनें।',
  'The payment request was declined in the UPI app. Try again or use another method.':
    'UPI ऐप में पेमेंट नामंज़ूर हुआ। फिर कोशिश करें या कोई और तरीक़ा चुनें।',
  'This UPI ID is not one of the test IDs. Use success@razorpay or failure@razorpay.':
    'यह टेस्ट UPI ID नहीं है। success@razorpay या failure@razorpay लिखें।',
  'This card is not one of the test cards. Choose a test card and try again.':
    'यह टेस्ट कार्ड नहीं है। कोई टेस्ट कार्ड चुनकर फिर कोशिश करें।',
  'Your payment was not completed on time. Try again.': 'पेमेंट समय पर पूरा नहीं हुआ। फिर कोशिश करें।',
  'Your account has too little balance. Use another card or method.':
    'आपके खाते में पैसे कम हैं। कोई और कार्ड या तरीक़ा चुनें।',
  'Your card was declined by the bank. Use another card or method.':
    'बैंक ने आपका कार्ड नामंज़ूर कर दिया। कोई और कार्ड या तरीक़ा चुनें।',
  'This card is switched off for online payments. Use another card or method.':
    'यह कार्ड ऑनलाइन पेमेंट के लिए बंद है। कोई और कार्ड या तरीक़ा चुनें।',
  'The card number is not valid. Check it and try again.': 'कार्ड नंबर सही नहीं है। उसे जाँचकर फिर कोशिश करें।',
  'The bank had a technical problem. Try again in a while.': 'बैंक में तकनीकी दिक़्क़त थी। थोड़ी देर में फिर कोशिश करें।',
  'The bank could not confirm that it is you. Try again.': 'बैंक यह पक्का नहीं कर पाया कि आप ही हैं। फिर कोशिश करें।',
  'Your payment has been declined as the order is already paid. Check your orders before you pay again.':
    'इस ऑर्डर का पेमेंट हो चुका है, इसलिए यह पेमेंट नहीं लिया गया। दोबारा देने से पहले अपने ऑर्डर देखें।',
};
