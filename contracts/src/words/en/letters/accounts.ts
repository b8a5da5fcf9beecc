import type { Room } from '../../letter-words.ts';

export const accounts = {
  'accounts.welcome': {
    subject: 'Welcome to Tanabana',
    text: 'Welcome to Tanabana, where the people who make clothes meet the people who wear them.\n\nPlease confirm that this is your address: {page}\n\nThe link works for {days} days. If you did not open an account, you can ignore this email: nobody can confirm the address without it.',
  },
  'accounts.haveOne': {
    subject: 'You already have a Tanabana account',
    text: 'Someone tried to open a Tanabana account with this address. You already have one: sign in at {page}.\n\nIf it was not you, you can ignore this email.',
  },
  'accounts.confirmEmail': {
    subject: 'Confirm your email for Tanabana',
    text: 'Please confirm that this is your address: {page}\n\nThe link works for {days} days. If you did not ask for it, you can ignore this email.',
  },
  'accounts.confirmNewEmail': {
    subject: 'Confirm your new email for Tanabana',
    text: 'Someone who is signed in to Tanabana wants to use this address from now on. If it was you, confirm it: {page}\n\nThe link works for {days} days. If it was not you, you can ignore this email: nothing changes without it.',
  },
  'accounts.emailWanted': {
    subject: 'Someone tried to use your email on Tanabana',
    text: 'Someone tried to use this address for another Tanabana account. It stays with yours: sign in at {page}.\n\nYou do not need to do anything.',
  },
  'accounts.emailChanges': {
    subject: 'Your Tanabana email is about to change',
    text: 'Someone who is signed in to your account has asked to use another address from now on. It changes once it is confirmed there; until then you sign in with this one.\n\nIf it was not you, change your password at {page}: that calls the change off and ends the other sessions.',
  },
  'accounts.emailChanged': {
    subject: 'Your Tanabana email was changed',
    text: 'From now on another address signs in to your account.\n\nIf it was not you, sign in, change your password and end the other sessions at {page}. If you cannot sign in, write to us.',
  },
  'accounts.resetCode': {
    subject: 'Your Tanabana code',
    text: 'Your code to choose a new password is\n\n{code}\n\nIt works once, for ten minutes. Nobody from Tanabana will ever ask you for it.\n\nIf you did not ask for a code, you can ignore this email: your password stays as it is.',
  },
  'accounts.passwordChanged': {
    subject: 'Your Tanabana password was changed',
    text: 'Your password was changed just now, and every other browser was signed out.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.numberAdded': {
    subject: 'A mobile number was added to your Tanabana account',
    text: 'A mobile number was confirmed for your Tanabana account just now. You can sign in with a code sent to it, and text messages go there if you turn them on.\n\nIf it was not you, choose a new password at once, which removes the number: {page}',
  },
  'accounts.numberRemoved': {
    subject: 'Your mobile number was removed',
    text: 'The mobile number of your Tanabana account was removed just now. It can no longer be used to sign in, and gets no text messages.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.twoFactorOn': {
    subject: 'Two-factor sign-in is on',
    text: 'From now on your Tanabana account asks for the code of your authenticator app at each sign-in. Keep your recovery codes where you find them without your phone.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.twoFactorOff': {
    subject: 'Two-factor sign-in is off',
    text: 'Your Tanabana account no longer asks for a code: your password alone signs you in.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.codesRenewed': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your Tanabana account just now. The old ones no longer work.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.codeUsed': {
    subject: 'A recovery code was used',
    text: 'A recovery code of your Tanabana account was used just now instead of a code of your authenticator app. You have {count} left; you can make new ones at {settings}.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.lastCodeUsed': {
    subject: 'A recovery code was used',
    text: 'A recovery code of your Tanabana account was used just now instead of a code of your authenticator app. It was the last one; you can make new ones at {settings}.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.wrongCodes': {
    subject: 'Wrong codes were entered for your account',
    text: 'Someone typed the right password of your Tanabana account, or a code that was sent to your mobile number, and then five wrong codes of your app. They were not let in.\n\nIf it was not you, choose a new password at once: {page}',
  },
  'accounts.deleted': {
    subject: 'Your Tanabana account was deleted',
    text: 'Your account was deleted just now, and you were signed out everywhere. Orders and their documents stay in the books, as the law asks.\n\nYou are welcome to register again with this address.',
  },
  'accounts.dataReady': {
    subject: 'Your data is ready to download',
    text: 'The file with your data is ready. It is kept until {moment}, and only you can fetch it, signed in.\n\nIf you did not ask for it, please change your password: someone else may know it.\n\nDownload it here: {page}',
  },
} as const satisfies Room;
