/** Plans of orders and their steps. */
export const plans = {
  'plans.planMissing': 'This order has no plan yet.',
  'plans.stepMissing': 'This step could not be found.',
  'plans.changeMissing': 'This change could not be found.',
  'plans.stepsMissing': 'Please plan 1 to {most} steps',
  'plans.nameMissing': 'Please name this step',
  'plans.days': 'Please enter 0 to {most} working days',
  'plans.cycle': 'These steps wait for each other. Please choose another step to wait for.',
  'plans.unknownStep': 'This step is not in the plan, or is in it twice',
  'plans.fixedStep': 'A step that was closed stays in the plan as it is',
  'plans.afterFinished': 'The finished piece was shown already, so no step can come after it',
  'plans.picturesMissing': 'Please add 1 to {most} photographs of this step',
  'plans.picturesMost': 'Please add at most {most} photographs',
  'plans.wordsMissing': 'Please say what should be different',
  'plans.reasonMissing': 'Please give your reason in a few words',
  'plans.price': 'Please enter a price from ₹1 to {total}',
  'plans.changed': 'This has changed since you opened it. Please look at it again.',
  'plans.notOpen': 'This step was closed already.',
  'plans.finishFirst': 'Another step has to be finished before this one.',
  'plans.notInMaking': 'This order is not in the making now, so its plan cannot change.',
  'plans.tooLate': 'The final payment was asked already, so this order goes on without a plan.',
  'plans.changesMost':
    'At most {most} changes can be asked for in one order. For anything else, please write to the maker.',
  'plans.noPrice':
    'The final payment was asked or paid already, so its amount stays. Please settle this change as a new quote.',
  'plans.severalPieces':
    'This order has several of the same piece, so a price cannot be added to it. Please settle this change as a new quote.',
} as const;
