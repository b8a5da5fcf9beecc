export default {
  Payment: 'পেমেন্ট',
  'Test mode · Razorpay emulator': 'টেস্ট মোড · Razorpay এমুলেটর',
  Close: 'বন্ধ করুন',
  'Amount to pay': 'দেওয়ার টাকা',
  'Loading your payment': 'পেমেন্ট লোড হচ্ছে',
  'Payment method': 'পেমেন্টের উপায়',
  Card: 'কার্ড',
  UPI: 'UPI',
  Netbanking: 'নেটব্যাঙ্কিং',
  Wallet: 'ওয়ালেট',
  'Card number': 'কার্ড নম্বর',
  Expiry: 'মেয়াদ',
  CVV: 'CVV',
  'Test cards': 'টেস্ট কার্ড',
  'Any CVV and any date in the future will do. Choose a card to fill it in.':
    'যেকোনো CVV আর সামনের যেকোনো তারিখ চলবে। ভরতে একটা কার্ড বেছে নিন।',
  'UPI ID': 'UPI ID',
  'Test UPI IDs': 'টেস্ট UPI ID',
  Succeeds: 'সফল হয়',
  'Succeeds, international': 'সফল হয়, আন্তর্জাতিক',
  'Is declined': 'নেওয়া হয় না',
  'Choose your bank': 'আপনার ব্যাঙ্ক বেছে নিন',
  'Choose your wallet': 'আপনার ওয়ালেট বেছে নিন',
  'Choose a bank.': 'একটা ব্যাঙ্ক বেছে নিন।',
  'Choose a wallet.': 'একটা ওয়ালেট বেছে নিন।',
  'Pay {amount}': '{amount} দিন',
  'Confirm with your bank': 'আপনার ব্যাঙ্কে নিশ্চিত করুন',
  'Your bank would send a code now. In test mode any 4 to 10 digits are accepted; fewer are refused.':
    'এখন আপনার ব্যাঙ্ক একটা কোড পাঠাত। টেস্ট মোডে 4 থেকে 10টা যেকোনো সংখ্যা চলবে; কম হলে নেওয়া হবে না।',
  OTP: 'OTP',
  Continue: 'এগিয়ে যান',
  'Choose another method': 'অন্য উপায় বেছে নিন',
  'Your bank': 'আপনার ব্যাঙ্ক',
  'This stands for the page of your bank or wallet. Decide how it answers.':
    'এটা আপনার ব্যাঙ্ক বা ওয়ালেটের পাতার বদলে। কী উত্তর আসবে তা আপনিই ঠিক করুন।',
  Success: 'সফল',
  Failure: 'ব্যর্থ',
  'No real money moves here.': 'এখানে আসল টাকা যায় না।',
  'Leave without paying?': 'টাকা না দিয়েই বেরোবেন?',
  'You can pay for this order later.': 'এই অর্ডারের টাকা পরেও দিতে পারেন।',
  'Keep paying': 'পেমেন্ট চালিয়ে যান',
  Leave: 'বেরিয়ে যান',
  'Enter a valid card number.': 'ঠিক কার্ড নম্বর লিখুন।',
  'Enter an expiry date in the future, as MM / YY.': 'সামনের মেয়াদ লিখুন, MM / YY এভাবে।',
  'Enter an expiry date in the future.': 'সামনের মেয়াদ লিখুন।',
  'Enter the 3 or 4 digits of the CVV.': 'CVV-র 3 বা 4টে সংখ্যা লিখুন।',
  'Enter the CVV.': 'CVV লিখুন।',
  'Enter a valid UPI ID, such as name@bank.': 'ঠিক UPI ID লিখুন, যেমন name@bank।',
  'Enter a valid UPI ID.': 'ঠিক UPI ID লিখুন।',
  'Enter the OTP, 4 to 10 digits.': 'OTP লিখুন, 4 থেকে 10টা সংখ্যা।',
  'The payment service could not be reached. Check your connection and try again.':
    'পেমেন্ট পরিষেবায় পৌঁছনো গেল না। কানেকশন দেখে আবার চেষ্টা করুন।',
  'This order is already paid. You can close this window.': 'এই অর্ডারের টাকা দেওয়া হয়ে গেছে। জানলাটা বন্ধ করতে পারেন।',
  'This payment has already been completed.': 'এই পেমেন্টটা হয়ে গেছে।',
  'Your payment was not completed because the OTP was incorrect. Try again.':
    'OTP ভুল ছিল, তাই পেমেন্ট হয়নি। আবার চেষ্টা করুন।',
  'Your payment has been cancelled. Try again or complete the payment later.':
    'আপনার পেমেন্ট বাতিল হয়েছে। আবার চেষ্টা করুন বা পরে শেষ করুন।',
  'Your payment was declined by the bank. Try again or use another method.':
    'ব্যাঙ্ক আপনার পেমেন্ট নেয়নি। আবার চেষ্টা করুন বা অন্য উপায় নিন।',
  'The payment request was declined in the UPI app. Try again or use another method.':
    'UPI অ্যাপে পেমেন্ট নেওয়া হয়নি। আবার চেষ্টা করুন বা অন্য উপায় নিন।',
  'This UPI ID is not one of the test IDs. Use success@razorpay or failure@razorpay.':
    'এটা টেস্ট UPI ID নয়। success@razorpay বা failure@razorpay লিখুন।',
  'This card is not one of the test cards. Choose a test card and try again.':
    'এটা টেস্ট কার্ড নয়। একটা টেস্ট কার্ড বেছে আবার চেষ্টা করুন।',
  'Your payment was not completed on time. Try again.': 'পেমেন্ট সময়মতো শেষ হয়নি। আবার চেষ্টা করুন।',
  'Your account has too little balance. Use another card or method.':
    'আপনার অ্যাকাউন্টে টাকা কম। অন্য কার্ড বা উপায় নিন।',
  'Your card was declined by the bank. Use another card or method.':
    'ব্যাঙ্ক আপনার কার্ড নেয়নি। অন্য কার্ড বা উপায় নিন।',
  'This card is switched off for online payments. Use another card or method.':
    'এই কার্ডে অনলাইন পেমেন্ট বন্ধ আছে। অন্য কার্ড বা উপায় নিন।',
  'The card number is not valid. Check it and try again.': 'কার্ড নম্বর ঠিক নয়। দেখে নিয়ে আবার চেষ্টা করুন।',
  'The bank had a technical problem. Try again in a while.':
    'ব্যাঙ্কে যান্ত্রিক সমস্যা হয়েছিল। একটু পরে আবার চেষ্টা করুন।',
  'The bank could not confirm that it is you. Try again.': 'আপনিই কি না, ব্যাঙ্ক নিশ্চিত হতে পারেনি। আবার চেষ্টা করুন।',
  'Your payment has been declined as the order is already paid. Check your orders before you pay again.':
    'এই অর্ডারের টাকা আগেই দেওয়া হয়েছে, তাই এটা নেওয়া হয়নি। আবার দেওয়ার আগে আপনার অর্ডার দেখে নিন।',
};
