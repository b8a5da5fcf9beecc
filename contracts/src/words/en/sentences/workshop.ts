/** The calendar of a workshop and its feed. */
export const workshop = {
  'workshop.day': 'Please choose a working day within a year',
  'workshop.tooEarly': 'The steps before it take until then: the first day for this step is {day}.',
  'workshop.notOpen': 'This step was closed already, so it keeps its day.',
  'workshop.feedMissing': 'This calendar does not exist any more.',
} as const;
