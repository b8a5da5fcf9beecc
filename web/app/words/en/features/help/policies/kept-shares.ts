export const keptShares = {
  caption: 'What a maker may keep, and what comes back',
  line: 'Of the advance. The final payment always goes back whole.',
  stage: 'How far the work is',
  kept: 'Kept, at most',
  back: 'Back to you, at least',
  stages: { BEFORE: 'Before the making', DESIGN: 'Being designed', MAKING: 'Being made', MADE: 'Made' },
};
