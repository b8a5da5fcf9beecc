export const admin = {
  'admin.sayWhy': 'Please say why.',
  'admin.reasonLong': 'Reason must be at most 500 characters.',
  'admin.itIsSo': 'It is so already. Please choose something else.',
  'admin.lastWords': 'Nobody has answered their last words. Please say why it is closed without an answer.',
  'admin.answeredMeanwhile':
    '{name} has answered meanwhile: “{content}” Your answer is still here and was not sent. Read theirs first.',
  'admin.complaintChanged':
    'This complaint has changed meanwhile. Nothing was saved. You saw: {seen}. Now: {now}.',
  'admin.writeAnswer': 'Please write the answer',
  'admin.cannedBraces': 'Only {brace} and {ticket} are filled in. Please take the other braces away.',
  'admin.cannedTitle': 'There is a canned answer with this title already.',
  'admin.cannedFull': 'There are {most} canned answers. Please delete one that nobody uses.',
  'admin.cannedChanged': 'Somebody has changed it meanwhile. Nothing of yours was saved yet.',
  'admin.cannedGone': 'Somebody has deleted it meanwhile.',
  'admin.ownOrder': 'You are a side of this order, so somebody else at the desk looks after it.',
  'admin.decideFirst': 'Its buyer asks to cancel this order. Please decide that request instead.',
  'admin.noParcel': 'A parcel is named once the making is completed, until it has arrived.',
  'admin.changeSomething': 'Change something, or write a note.',
  'admin.noLabel': 'There is nothing to send: this order is not paid for, or has ended.',
  'admin.orderChanged':
    'Somebody has changed this order meanwhile, so nothing was saved. You saw: {seen}. Now: {now}.',
  'admin.reportDecided': 'This has been decided meanwhile. Nothing was changed.',
  'admin.own': 'This is yours. Another admin has to decide it.',
  'admin.ownerGone': 'The account is gone by now. Dismiss the report; its reporter is told so.',
  'admin.otherWay':
    'A person is suspended or banned on their page in Users; that upholds the reports about them.',
  'admin.notSelf': 'You cannot do this to yourself. Ask another admin.',
  'admin.otherRole': 'Please choose another role.',
  'admin.todayOrLater': 'Please choose today or a later day.',
  'admin.unconfirmed':
    'Nobody has confirmed the email of this user. They confirm it before they become an admin.',
  'admin.accountDeleted': 'This account was deleted. There is nothing to correct.',
  'admin.restoreFirst': 'Restore this user before you change their role.',
  'admin.nothingChanged': 'Nothing was changed.',
  'admin.userOutOfDate':
    'This user has changed meanwhile. Look again before you act. You saw: {seen}. Now: {now}.',
  'admin.userOutOfDatePlain': 'This user has changed meanwhile. Look again before you act.',
  'admin.userChanged':
    'Somebody has changed this user meanwhile, so nothing was saved. You saw: {seen}. Now: {now}.',
  'admin.renamed': 'This maker is now called {name}. Look again before you decide.',
  'admin.decidedAgreed': 'This was verified by {name} meanwhile. Nothing was changed.',
  'admin.decidedRefused': 'This was refused by {name} meanwhile. Nothing was changed.',
  'admin.designChanged': 'This design has changed meanwhile. Look again before you act.',
};
