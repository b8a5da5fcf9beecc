export const enquiries = {
  'enquiries.enquiryMissing': 'This enquiry could not be found.',
  'enquiries.answerMissing': 'This answer could not be found.',
  'enquiries.chooseStatus': 'Please choose a status.',
  'enquiries.missing': 'Please fill in all required fields.',
  'enquiries.messageLong': 'Please keep your message under 2,000 characters',
  'enquiries.answerLong': 'Please keep the answer under 2,000 characters',
  'enquiries.ownDesign':
    'This is your own design. Enquiries come from the people who would like to have it made.',
  'enquiries.cannotWrite': 'You cannot write to this person.',
  'enquiries.trap':
    'This enquiry could not be sent. Please load the page again and leave the hidden field empty.',
  'enquiries.tooMany': 'You have sent many enquiries.',
  'enquiries.manyReplies':
    'You have answered this enquiry many times already. Please go on by phone or in the chat.',
  'enquiries.manyLetters': 'This person has been sent many answers.',
  'enquiries.removed': 'This enquiry was removed by our team.',
  'enquiries.answerRemoved': 'This answer was removed by our team.',
  'enquiries.voiceRemoved': 'This voice note was removed by our team.',
} as const;
