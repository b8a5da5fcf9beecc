export const verifications = {
  'verifications.chooseKind': 'Please say what your documents are.',
  'verifications.chooseDocument': 'Please choose at least one document.',
  'verifications.documentsMost': 'Please send at most {most} documents.',
  'verifications.noteLong': 'Your note must be at most {most} characters.',
  'verifications.withUs': 'Your documents are with us already. Please wait until we have looked at them.',
  'verifications.verified': 'You are verified already.',
  'verifications.onlyMakers': 'Only makers can be verified. Choose a maker’s role in your profile first.',
  'verifications.manyTimes': 'You have sent documents {most} times within a day. Please come back tomorrow.',
} as const;
